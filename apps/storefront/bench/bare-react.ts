import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

// The benchmark's baseline: a page of plain elements, streamed by the storefront's React and not compressed.
const elementCount = Number(process.argv[2] ?? 1000)

const perGroup = 10
/** html, head, title, body and main. */
const frame = 5

function Group({ index, size }: { index: number; size: number }) {
  const children = [
    createElement('h3', { key: 0, className: 'text-lg font-bold' }, `Heading ${index}`),
    createElement('a', { key: 1, href: `/items/${index}`, className: 'link' }, 'A link'),
    ...Array.from({ length: 7 }, (_, n) =>
      createElement('span', { key: n + 2, className: 'text-sm muted' }, `Fact ${n} of ${index}`),
    ),
  ]
  return createElement('article', { className: 'card p-4 flex' }, children.slice(0, size - 1))
}

function Page({ elements }: { elements: number }): ReactNode {
  const groups: ReactNode[] = []
  for (let left = elements - frame; left > 0; left -= perGroup)
    groups.push(createElement(Group, { key: left, index: groups.length, size: Math.min(perGroup, left) }))
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('title', null, 'A page')),
    createElement('body', null, createElement('main', null, groups)),
  )
}

const server = createServer((_, response) => {
  const { pipe } = renderToPipeableStream(createElement(Page, { elements: elementCount }), {
    onAllReady() {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      pipe(response)
    },
  })
})
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })),
)
