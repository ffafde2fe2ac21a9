import { useRouteLoaderData } from '@remix-run/react'
import { Shell } from '@tradepost/marketplace-features/shell'
import { Frame, type RootData } from './frame'
import { RouteError } from './route-error'

/** Shows an error inside the shell; without the shell if the root loader itself failed. */
export function RootError() {
  const data = useRouteLoaderData('root') as RootData | undefined
  if (!data) return <BareError />
  return (
    <Frame data={data} words={[data.words]}>
      <Shell data={data.shell} flash={null} chrome="full" primary={false}>
        <RouteError />
      </Shell>
    </Frame>
  )
}

function BareError() {
  return (
    <main>
      <h1>500</h1>
      <p>
        <a href="/">↩</a>
      </p>
    </main>
  )
}
