import type { LoaderFunctionArgs } from '@remix-run/node'
import { leaveForProvider } from '~/sign-in/federation.server'

export const loader = (args: LoaderFunctionArgs) => leaveForProvider(args)
