import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Types that people fill in as text: content of the page, and texts that may be missing. */
const isText = (type: string) => /^(ReactNode|string \| (null|undefined)( \| (null|undefined))?)$/.test(type)
/** Components and references to elements, which only code can give. */
const isGivenByCode = (type: string) => /^(LinkAs|RefObject<.*>)$/.test(type)

/** Gives each prop the control of its type. Without this, Storybook shows a JSON box for texts and components. */
export const withTypedControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = String(argType.table?.type?.summary ?? '')
      if (isText(type)) return [name, { control: { type: 'text' }, ...argType }]
      if (isGivenByCode(type) || argType.type?.name === 'function') return [name, { control: false, ...argType }]
      return [name, argType]
    }),
  )
