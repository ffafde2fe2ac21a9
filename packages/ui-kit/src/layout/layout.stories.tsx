import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/index.ts'
import { Container, Divider, Grid, Inline, Split, Stack } from './layout.tsx'

const meta = { title: 'Kit/Layout', tags: ['autodocs'], component: Stack, args: { children: null } } satisfies Meta<
  typeof Stack
>

export default meta

type Story = StoryObj<typeof meta>

export const Stacked: Story = {
  args: { gap: 3 },
  render: (args) => (
    <Stack {...args}>
      <Card>One</Card>
      <Divider />
      <Card>Two</Card>
    </Stack>
  ),
}

export const Inlined: Story = {
  render: () => (
    <Inline justify="between">
      <Card>One</Card>
      <Card>Two</Card>
    </Inline>
  ),
}

export const Gridded: Story = {
  render: () => (
    <Grid min="10rem">
      <Card>One</Card>
      <Card>Two</Card>
      <Card>Three</Card>
      <Card>Four</Card>
    </Grid>
  ),
}

export const WithAside: Story = {
  render: () => (
    <Container>
      <Split side="end" aside={<Card>Buy box</Card>}>
        <Card>Facts</Card>
      </Split>
    </Container>
  ),
}
