import { createElement } from 'react'
import { addons, types, useStorybookApi } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Tradepost workshop' }) })

const badge = {
  border: '1px solid currentColor',
  borderRadius: 9,
  fontSize: 11,
  lineHeight: '16px',
  padding: '0 6px',
  whiteSpace: 'nowrap',
} as const

const foot = {
  alignItems: 'center',
  background: '#fff',
  borderBlockStart: '1px solid #ddd',
  color: '#2e3438',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '4px 10px',
} as const
const column = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / 100%',
  blockSize: '100%',
  inlineSize: '100%',
} as const
// The same layout as Storybook's own around the frame.
const rest = { display: 'grid', gridTemplate: '100% / 100%', overflow: 'auto', placeItems: 'center' } as const

/** Badges with the rows of docs/ledger.md that the story covers. */
function LedgerBadges() {
  const rows = useStorybookApi().getCurrentParameter<readonly string[]>('ledger') ?? []
  if (rows.length === 0) return null
  const badges = rows.map((row) => createElement('span', { key: row, style: badge, 'data-ledger': row }, row))
  return createElement('div', { style: foot, title: 'Rows of docs/ledger.md' }, ...badges)
}

// Storybook bundles this file without a JSX runtime, so JSX would crash the frame.
addons.register('tradepost/ledger', () => {
  // Below the story, because the toolbar is full on a laptop.
  addons.add('tradepost/ledger/badges', {
    type: types.PREVIEW,
    render: ({ children }) =>
      createElement(
        'div',
        { style: column },
        createElement('div', { style: rest }, children),
        createElement(LedgerBadges),
      ),
  })
})
