import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CombinedSearchField, type CombinedSearchFieldProps } from './combined-search-field.tsx'

const games = ['Ashen Reach', 'Ashfall Online', 'Last Ash', 'Harbour Tactics']

const Example = (props: Partial<CombinedSearchFieldProps>) => {
  const [value, setValue] = useState('')
  const found = games.filter((game) => value.length >= 2 && game.toLowerCase().includes(value.toLowerCase()))
  return (
    <CombinedSearchField
      action="/search"
      label="Search"
      placeholder="Games, items, sellers"
      submitLabel="Search"
      clearLabel="Clear"
      suggestionsLabel="Suggestions"
      status={`${found.length} suggestions`}
      value={value}
      onValueChange={setValue}
      suggestions={found.map((text) => ({ id: text, text, group: 'Games' }))}
      onSuggestionChoose={({ text }) => setValue(text)}
      {...props}
    />
  )
}

const meta = { title: 'Kit/CombinedSearchField', component: Example } satisfies Meta<typeof Example>

export default meta

type Story = StoryObj<typeof meta>

export const Suggesting: Story = {}

export const Large: Story = { args: { size: 'lg' } }

export const RightToLeft: Story = {
  args: { label: 'بحث', placeholder: 'ألعاب وعناصر وبائعون', submitLabel: 'بحث' },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
