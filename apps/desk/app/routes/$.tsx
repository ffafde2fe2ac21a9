import { data } from '@remix-run/node'

export const loader = () => {
  throw data(null, { status: 404 })
}

export default () => null
