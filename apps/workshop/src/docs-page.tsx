import './docs-page.css'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'

/** A written page: English from the left, whatever the toolbar says of the stories on it. */
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
