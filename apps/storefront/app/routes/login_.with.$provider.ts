import type { LoaderFunctionArgs } from '@remix-run/node'
import { leaveForProvider } from '~/server/federation.server'

export const loader = (args: LoaderFunctionArgs) => leaveForProvider(args)
