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

/** The rows of the ledger the shown story is about, as badges beside the toolbar. */
function LedgerBadges() {
  const rows = useStorybookApi().getCurrentParameter<readonly string[]>('ledger') ?? []
  const badges = rows.map((row) => createElement('span', { key: row, style: badge, 'data-ledger': row }, row))
  const style = { alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 4, paddingInline: 8 } as const
  return createElement('div', { style, title: 'Rows of docs/ledger.md' }, ...badges)
}

// NOTE: Storybook bundles this file without a JSX runtime: an element written as a tag takes the whole frame down.
addons.register('tradepost/ledger', () => {
  addons.add('tradepost/ledger/badges', {
    type: types.TOOLEXTRA,
    title: 'Ledger',
    render: () => createElement(LedgerBadges),
  })
})
