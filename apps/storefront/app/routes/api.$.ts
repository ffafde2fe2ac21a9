import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { passThrough } from '~/pass-through/pass-through.server'

/** Passes the browser's calls on to the gateway. Only the calls of the contract that browsers may make go through. */
export const loader = (args: LoaderFunctionArgs) => passThrough(args)
export const action = (args: ActionFunctionArgs) => passThrough(args)
