/// <reference types="vite/client" />
import { Source } from '@storybook/addon-docs/blocks'

const files = import.meta.glob<string>(
  [
    '../../../packages/contract/src/{calls,schemas}/account/alerts.ts',
    '../../../packages/api-client/src/testing/handlers/account/alerts.ts',
    '../../../packages/marketplace-features/src/alerts/{unsubscribe.ts,unsubscribe-page.tsx,alerts.stories.tsx}',
    '../../../packages/marketplace-features/src/testing/{in-state,playing}.ts',
    '../../../packages/i18n/src/messages/{en,ar}/{saved,cart}.ts',
    '../../../packages/ui-kit/src/tabs/tabs.tsx',
    '../../../packages/ui-kit/src/dialog/dialog.stories.tsx',
    '../../gateway/src/modules/alerts/notification-calls.ts',
    '../../storefront/app/routes/unsubscribe.tsx',
    '../../../scripts/places/places.ts',
    './experiment{,.stories}.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

interface CodeProps {
  /** Path from the root of the repository. */
  file: string
  /** The text at which the excerpt begins; without it, the whole file is shown. */
  from?: string
  /** The text at which the excerpt ends. */
  to?: string
}

/** Shows current code of the repository. Throws when the excerpt is gone, so that no page shows outdated code. */
export function Code({ file, from = '', to }: CodeProps) {
  const text = Object.entries(files).find(([path]) =>
    path.endsWith(file.replace(/^apps(?:\/workshop\/docs)?/, '')),
  )?.[1]
  const start = text?.indexOf(from) ?? -1
  const end = to === undefined ? text?.length : text?.indexOf(to, start + from.length)
  if (!text || start < 0 || end === undefined || end < 0)
    throw new Error(`${file} does not contain "${from}" … "${to}"`)
  return (
    <figure style={{ margin: '1rem 0' }}>
      <figcaption>
        <code>{file}</code>
      </figcaption>
      <Source code={text.slice(start, end + (to?.length ?? 0))} language={file.endsWith('x') ? 'tsx' : 'typescript'} />
    </figure>
  )
}
