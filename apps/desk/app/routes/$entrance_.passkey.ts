import type { ActionFunctionArgs } from '@remix-run/node'
import { loadChallenge } from '@tradepost/desk-features/factor/server'
import { runAction } from '../session/run.server.ts'

/** Makes the challenge that a script of a page answers with a passkey. */
export const action = (args: ActionFunctionArgs) => runAction(args, loadChallenge)
