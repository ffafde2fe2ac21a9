import type { LoaderFunctionArgs } from '@remix-run/node'
import { messageStream } from '~/pass-through/message-stream.server'

/** What happens in the buyer's conversations, as it happens. */
export const loader = (args: LoaderFunctionArgs) => messageStream(args)
