import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokenNames } from '@tradepost/theme-from-theme-color/tokens'
import { color, radius, shadow, size, space } from '@tradepost/ui-kit/vars'
import type { ReactNode } from 'react'

const meta: Meta = { title: 'Tokens/All' }
export default meta

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' } as const

const Grid = ({ children }: { children: ReactNode }) => <div style={grid}>{children}</div>

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <figure style={{ margin: 0 }}>
    {children}
    <figcaption style={{ color: color.text, overflowWrap: 'anywhere' }}>{name}</figcaption>
  </figure>
)

const box = { blockSize: space[12], border: `1px solid ${color.border}`, background: color.surface }

export const Colours: StoryObj = {
  render: () => (
    <Grid>
      {tokenNames.map((name) => (
        <Named key={name} name={name}>
          <div style={{ ...box, background: color[name], borderRadius: radius.control }} />
        </Named>
      ))}
    </Grid>
  ),
}

export const Spaces: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: space[2] }}>
      {Object.entries(space).map(([name, value]) => (
        <Named key={name} name={`space ${name} · ${value}`}>
          <div style={{ blockSize: space[3], inlineSize: value, background: color.accent }} />
        </Named>
      ))}
    </div>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: space[3] }}>
      {Object.entries(size).map(([name, value]) => (
        <Named key={name} name={`size ${name} · ${value}`}>
          <div style={{ color: color.text, fontSize: value, overflowWrap: 'anywhere' }}>Gold, قطع ذهبية, 金貨</div>
        </Named>
      ))}
    </div>
  ),
}

export const Corners: StoryObj = {
  render: () => (
    <Grid>
      {Object.entries(radius).map(([name, value]) => (
        <Named key={name} name={`radius ${name}`}>
          <div style={{ ...box, borderRadius: value }} />
        </Named>
      ))}
      {Object.entries(shadow).map(([name, value]) => (
        <Named key={name} name={`shadow ${name}`}>
          <div style={{ ...box, boxShadow: value }} />
        </Named>
      ))}
    </Grid>
  ),
}
