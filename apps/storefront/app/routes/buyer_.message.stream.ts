import type { LoaderFunctionArgs } from '@remix-run/node'
import { messageStream } from '~/pass-through/message-stream.server'

/** Server-sent events of the buyer's conversations. */
export const loader = (args: LoaderFunctionArgs) => messageStream(args)
