import type { ActionFunctionArgs } from '@remix-run/node'
import { renewDevice } from '@tradepost/desk-features/push/server'
import { runAction } from '../session/run.server.ts'

/** Ties a browser that is notified to the current session; a script of every page asks for it. */
export const action = (args: ActionFunctionArgs) => runAction(args, renewDevice)
