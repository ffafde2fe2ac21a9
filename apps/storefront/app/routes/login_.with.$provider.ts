import type { LoaderFunctionArgs } from '@remix-run/node'
import { startProviderSignIn } from '~/sign-in/federation.server'

export const loader = (args: LoaderFunctionArgs) => startProviderSignIn(args)
