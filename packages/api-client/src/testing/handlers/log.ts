import type { Handlers, Topic } from '../fake-call.ts'

export const log = {
  webLog({ body }, { state }) {
    state.logs.push(body)
    return {}
  },
} satisfies Partial<Handlers<Topic>>
