import type { GroupHandlers } from '../fake-call.ts'

export const log: GroupHandlers<'log'> = {
  webLog({ body }, { state }) {
    state.logs.push(body)
    return {}
  },
}
