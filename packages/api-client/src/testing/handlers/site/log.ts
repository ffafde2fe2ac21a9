import type { Handlers } from '../../fake-call.ts'

export const log: Handlers<'log'> = {
  webLog({ body }, { state }) {
    state.logs.push(body)
    return {}
  },
}
