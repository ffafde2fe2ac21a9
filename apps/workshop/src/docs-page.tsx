import './docs-page.css'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'

/** A documentation page. Always English and left-to-right, whatever the toolbar sets for the stories on it. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
  }, [])
  return (
    <div lang="en" dir="ltr">
      <DocsContainer {...props} />
    </div>
  )
}
