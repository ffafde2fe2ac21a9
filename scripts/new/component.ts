import { camel, pascal, plain } from './names.ts'

/** The files of a component of the kit by path inside its folder. */
export function componentFiles(name: string): Record<string, string> {
  const [Name, css] = [pascal(name), camel(name)]
  return {
    [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { color, radius, space } from '../vars.css.ts'

export const ${css} = style({
  padding: space[4],
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
})
`,
    [`${name}.tsx`]: `import type { ReactNode } from 'react'
import * as css from './${name}.css.ts'

/** Props of ${Name}. */
export type ${Name}Props = {
  children: ReactNode
}

/** ${plain(name)}. */
export const ${Name} = ({ children }: ${Name}Props) => <div className={css.${css}}>{children}</div>
`,
    'index.ts': `export { ${Name}, type ${Name}Props } from './${name}.tsx'\n`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${Name} } from './${name}.tsx'

const meta = { title: 'Kit/${Name}', component: ${Name}, args: { children: '${plain(name)}' } } satisfies Meta<typeof ${Name}>

export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const LongText: Story = {
  args: { children: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung' },
}

export const RightToLeft: Story = {
  args: { children: 'حماية كاملة للمشتري' },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
`,
    [`${name}.test.tsx`]: `// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { ${Name} } from './${name}.tsx'

it('shows what it is given', () => {
  const { find } = mount(<${Name}>Gold</${Name}>)
  expect(find('div').textContent).toBe('Gold')
})
`,
  }
}

/** Adds the component's story to the compared pictures, which are sorted by name. */
export const withShot = (shots: string, name: string): string =>
  shots.replace(/(const kit = \[\n)([^\]]*)/, (_all, head: string, lines: string) => {
    const all = [...lines.trimEnd().split('\n'), `  '${pascal(name).toLowerCase()}--normal',`]
    return `${head}${all.sort().join('\n')}\n`
  })
