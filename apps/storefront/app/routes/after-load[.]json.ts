import type { LoaderFunctionArgs } from '@remix-run/node'
import { translateFor } from '~/words/words.server'
import type { AfterLoadData } from '../after-load/start-after-load'

/** Data for `startAfterLoad`: the consent texts in the page's language, and the third-party scripts it may load. */
export async function loader({ context: facts }: LoaderFunctionArgs) {
  const t = await translateFor(facts)
  const word = (id: 'title' | 'text' | 'accept' | 'decline' | 'more') => t(`consent.${id}`)
  const { oneTap, translateWidget, card } = facts.env
  const answer: AfterLoadData = {
    words: {
      title: word('title'),
      text: word('text'),
      accept: word('accept'),
      decline: word('decline'),
      more: word('more'),
    },
    parties: { oneTap, translate: translateWidget?.src ?? null, card: card?.src ?? null },
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=600' } })
}
