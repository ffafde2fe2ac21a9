import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { passThrough } from '~/pass-through/pass-through.server'

/** Passes calls of the browser on to the gateway, if the contract allows them for browsers. */
export const loader = (args: LoaderFunctionArgs) => passThrough(args)
export const action = (args: ActionFunctionArgs) => passThrough(args)
