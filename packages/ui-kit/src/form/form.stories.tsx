import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FieldSet, Form, FormActions } from './form.tsx'

const meta = { title: 'Kit/Form', tags: ['autodocs'], component: Form } satisfies Meta<typeof Form>

export default meta

type Story = StoryObj<typeof meta>

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter your email' })).toHaveAttribute(
      'href',
      `#${canvas.getByLabelText('Email').id}`,
    )
  },
  render: () => (
    <Form>
      <ErrorSummary
        title="Two things to put right"
        errors={[
          { message: 'Enter your email', fieldId: 'f-email' },
          { message: 'Enter your name', fieldId: 'f-name' },
        ]}
      />
      <FieldSet legend="About you">
        <TextField id="f-name" label="Name" error="Enter your name" />
        <TextField id="f-email" label="Email" error="Enter your email" />
      </FieldSet>
      <FormActions>
        <Button>Save</Button>
        <Button variant="quiet" type="reset">
          Undo
        </Button>
      </FormActions>
    </Form>
  ),
}
