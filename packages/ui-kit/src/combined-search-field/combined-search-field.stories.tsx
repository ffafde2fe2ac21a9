import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { CombinedSearchField, type CombinedSearchFieldProps } from './combined-search-field.tsx'

const games = ['Ashen Reach', 'Ashfall Online', 'Last Ash', 'Harbour Tactics']

const Example = (props: CombinedSearchFieldProps) => {
  const [value, setValue] = useState('')
  const matches = games.filter((game) => value.length >= 2 && game.toLowerCase().includes(value.toLowerCase()))
  return (
    <CombinedSearchField
      {...props}
      status={`${matches.length} suggestions`}
      value={value}
      onValueChange={setValue}
      suggestions={matches.map((text) => ({ id: text, text, group: 'Games' }))}
      onSuggestionChoose={({ text }) => setValue(text)}
    />
  )
}

const meta = {
  title: 'Kit/CombinedSearchField',
  tags: ['autodocs'],
  parameters: { ledger: ['B-28', 'B-44', 'B-45', 'B-46', 'B-47', 'B-48'] },
  component: CombinedSearchField,
  args: {
    ...{ action: '/search', label: 'Search', placeholder: 'Games, items, sellers', submitLabel: 'Search' },
    ...{ clearLabel: 'Clear', suggestionsLabel: 'Suggestions', status: '', suggestions: [], value: '' },
    onValueChange: () => {},
    onSuggestionChoose: () => {},
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof CombinedSearchField>

export default meta

type Story = StoryObj<typeof meta>

export const Suggesting: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ash')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Ashfall Online')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ash')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ash')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveFocus()
  },
}

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
