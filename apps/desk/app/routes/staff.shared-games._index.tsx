import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SharedGamesPage } from '@tradepost/desk-features/shared-games'
import { loadSharedGames } from '@tradepost/desk-features/shared-games/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadSharedGames)

export default function SharedGames() {
  return <SharedGamesPage {...useLoaderData<typeof loader>()} />
}
