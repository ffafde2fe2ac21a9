import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { passThrough } from '~/pass-through/pass-through.server'

/** What the browser asks of the gateway goes through here; nothing else does. */
export const loader = (args: LoaderFunctionArgs) => passThrough(args)
export const action = (args: ActionFunctionArgs) => passThrough(args)
