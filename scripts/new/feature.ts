import { pascal, plain, wordsOf } from './names.ts'

/** The files of a feature by path inside its folder: a page, its load, a story and a test. */
export function featureFiles(name: string): Record<string, string> {
  const [Name, words] = [pascal(name), wordsOf(name)]
  return {
    'index.ts': `export { ${Name}Page } from './${name}-page.tsx'\n`,
    'server.ts': `export { load${Name} } from './load-${name}.ts'\n`,
    [`load-${name}.ts`]: `import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** Loads the page's data; calls go through \`ctx.api\`. */
export const load${Name} = async (ctx: FeatureContext) => ({
  meta: pageMeta(ctx, ctx.t('${words}.title'), ctx.t('${words}.lead')),
})
`,
    [`${name}-page.tsx`]: `import { useT } from '@tradepost/i18n/react'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { PageBody } from '../page/index.ts'

/** ${plain(name)}. */
export function ${Name}Page() {
  const t = useT()
  return (
    <PageBody>
      <Heading level={1}>{t('${words}.title')}</Heading>
      <Text tone="muted">{t('${words}.lead')}</Text>
    </PageBody>
  )
}
`,
    [`${name}-page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { ${Name}Page } from './${name}-page.tsx'
import { load${Name} } from './server.ts'

// A screen of the specification names its rows of the ledger instead: ledger: rows('A', 1).
const meta: Meta = { title: 'Screens/${Name}', component: ${Name}Page, parameters: { ours: true } }
export default meta

export const Normal: StoryObj = { parameters: screen({ path: '/${name}', load: load${Name} }) }

export const Failing = inState(Normal, 'error')
export const WorstCase = worstOf(Normal)
`,
    [`${name}-page.test.tsx`]: `import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { ${Name}Page } from './${name}-page.tsx'
import { load${Name} } from './server.ts'

it('has one heading, in the language of the page', async () => {
  const { texts } = await pageOf({ at: '/${name}', load: load${Name}, render: () => <${Name}Page /> })
  expect(texts('h1')).toEqual(['${plain(name)}'])
})
`,
  }
}

/** The English messages of a new feature. */
export const englishWords = (name: string) => `export const ${wordsOf(name)} = {
  title: '${plain(name)}',
  lead: 'Say here in one sentence what a shopper gets.',
} as const
`

/** Messages of another language: empty, so that \`pnpm i18n verify\` lists those to translate. */
export const emptyWords = (name: string) => `import type { Messages } from '../../catalogue.ts'

export const ${wordsOf(name)}: Messages<'${wordsOf(name)}'> = {}
`

/** Adds the screen with its states to the list; `apps/workshop/test/screens.test.ts` requires a story for each. */
export const withScreen = (screens: string, name: string): string =>
  screens.replace(
    /\n\]\n/,
    `\n  { page: '${name}/${pascal(name)}Page', story: '${pascal(name)}/Normal', without: ['empty', 'loading', 'texts', 'ids', 'prices'] },\n]\n`,
  )

/** Adds a namespace to the index of a language, which is sorted by name. */
export function withNamespace(index: string, name: string): string {
  const lines = [...index.trimEnd().split('\n'), `export * from './${wordsOf(name)}.ts'`]
  return `${lines.sort().join('\n')}\n`
}
