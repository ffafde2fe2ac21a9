import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTheme, isThemeColor, type Theme, themeToCss, tokenNames } from '@tradepost/theme-from-theme-color'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Inline, Stack } from '@tradepost/ui-kit/layout'
import { TextLink } from '@tradepost/ui-kit/link'
import { Table } from '@tradepost/ui-kit/table'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { color, radius, size } from '@tradepost/ui-kit/vars'
import { expect, waitFor } from 'storybook/test'

interface PlaygroundProps {
  /** The one colour of a tenant, as `#rrggbb`. */
  themeColor: string
}

/** The tokens that are colours; `artDim` is the brightness of pictures. */
const colours = tokenNames.filter((name) => name !== 'artDim')

/** The palettes in the format of the Design Tokens Community Group, which Figma and other tools read. */
function designTokens({ light, dark }: Theme): string {
  const group = (palette: Theme['light']) =>
    Object.fromEntries(colours.map((name) => [name, { $type: 'color', $value: palette[name] }]))
  return JSON.stringify({ light: group(light), dark: group(dark) }, null, 2)
}

const Swatch = ({ value }: { value: string }) => (
  <Inline gap={2}>
    <span
      style={{
        ...{ blockSize: '1.5rem', inlineSize: '1.5rem', flexShrink: 0, background: value },
        ...{ border: `1px solid ${color.border}`, borderRadius: radius.control },
      }}
    />
    <code style={{ fontSize: size[14] }}>{value}</code>
  </Inline>
)

/** The smallest contrast of a pair of colours, and what it must be. */
function Contrast({ report, scheme }: { report: Theme['report']; scheme: 'light' | 'dark' }) {
  const [least] = report
    .filter((one) => one.scheme === scheme)
    .toSorted((one, other) => one.ratio / one.required - other.ratio / other.required)
  if (!least) return null
  const { foreground, background, ratio, required } = least
  return (
    <p>
      Tightest pair in {scheme}: {foreground} on {background}, {ratio.toFixed(2)} of {required} needed.
    </p>
  )
}

function Playground({ themeColor }: PlaygroundProps) {
  const chosen = themeColor.toLowerCase()
  if (!isThemeColor(chosen)) return <p role="status">Choose a colour of the form #rrggbb.</p>
  const theme = createTheme(chosen)
  const tokens = designTokens(theme)
  return (
    <Stack gap={6}>
      <style>{themeToCss(theme)}</style>
      <Card>
        <Stack gap={4}>
          <Inline>
            <Button>Buy now</Button>
            <Button variant="secondary">Add to cart</Button>
            <Button variant="quiet">See all</Button>
            <Button variant="danger">Cancel order</Button>
          </Inline>
          <Inline gap={2}>
            <Badge tone="accent">Verified</Badge>
            <Badge tone="success">Instant</Badge>
            <Badge tone="warning">3 left</Badge>
          </Inline>
          <TextField id="playground-email" label="Email" defaultValue="you@mail.example" />
        </Stack>
      </Card>
      <Stack gap={2}>
        <Contrast report={theme.report} scheme="light" />
        <Contrast report={theme.report} scheme="dark" />
        <p>
          {theme.nudges.length === 0
            ? 'The palettes use the colour unchanged.'
            : `Contrast required ${theme.nudges.length} changes to the colour.`}
        </p>
      </Stack>
      <Table
        caption="Colours of both palettes"
        rows={colours}
        rowKey={(name) => name}
        columns={[
          { id: 'name', header: 'Token', cell: (name) => name },
          { id: 'light', header: 'Light', cell: (name) => <Swatch value={theme.light[name]} /> },
          { id: 'dark', header: 'Dark', cell: (name) => <Swatch value={theme.dark[name]} /> },
        ]}
      />
      <TextArea id="playground-tokens" label="Design tokens (JSON)" rows={10} readOnly value={tokens} dir="ltr" />
      <p>
        <TextLink download="tokens.json" href={`data:application/json,${encodeURIComponent(tokens)}`}>
          Save as tokens.json
        </TextLink>
      </p>
    </Stack>
  )
}

const meta = {
  title: 'Tokens/Playground',
  component: Playground,
  args: { themeColor: '#0f766e' },
  argTypes: { themeColor: { control: 'color' } },
} satisfies Meta<typeof Playground>

export default meta

type Story = StoryObj<typeof meta>

const fill = (button: HTMLElement) => getComputedStyle(button).backgroundColor

export const AnyColour: Story = {
  play: async ({ canvas, args }) => {
    const theme = createTheme(args.themeColor)
    const field = canvas.getByLabelText<HTMLTextAreaElement>('Design tokens (JSON)')
    const read = JSON.parse(field.value) as Record<'light' | 'dark', Record<string, { $value: string }>>
    await expect(read.light.accent?.$value).toBe(theme.light.accent)
    await expect(read.dark.accent?.$value).toBe(theme.dark.accent)
    const swatch = document.createElement('i')
    const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
    swatch.style.background = isDark ? theme.dark.accent : theme.light.accent
    document.body.append(swatch)
    const wanted = fill(swatch)
    swatch.remove()
    await waitFor(() => expect(fill(canvas.getByRole('button', { name: 'Buy now' }))).toBe(wanted))
  },
}

export const NoColour: Story = { args: { themeColor: 'teal' } }
