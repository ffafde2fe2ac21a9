import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, type FieldProps, useField } from './field.tsx'

/** A control of one's own in the frame of a field. */
function OwnControl(props: FieldProps) {
  const { controlProps, ...ids } = useField(props, undefined)
  return (
    <Field {...props} ids={ids}>
      <input {...controlProps} type="time" defaultValue="12:30" />
    </Field>
  )
}

const meta = {
  title: 'Kit/Field',
  tags: ['autodocs'],
  component: OwnControl,
  args: { label: 'Opening time', hint: 'Of the shop' },
} satisfies Meta<typeof OwnControl>

export default meta

type Story = StoryObj<typeof meta>

export const WithOwnControl: Story = {}

export const WithError: Story = { args: { error: 'Please choose a full hour' } }

export const WithAside: Story = { args: { aside: 'optional' } }
