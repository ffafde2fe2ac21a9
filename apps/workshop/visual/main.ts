import { serveFolder } from '../test/static-site.ts'
import { buildWorkshop, dist, openBrowser } from '../test/workshop.ts'
import { accept, differences, reportFile, writeReport } from './run.ts'
import { shots } from './shots.ts'

async function main(update: boolean): Promise<number> {
  await buildWorkshop()
  const site = await serveFolder(dist)
  const browser = await openBrowser()
  try {
    if (update) {
      console.log(`${await accept(browser, site.url)} of ${shots.length} pictures accepted`)
      return 0
    }
    const differing = await differences(browser, site.url)
    writeReport(differing)
    console.log(
      `${shots.length} pictures compared, ${differing.length} differ${differing.length ? `: ${reportFile}` : ''}`,
    )
    return differing.length ? 1 : 0
  } finally {
    await browser.close()
    await site.close()
  }
}

process.exitCode = await main(process.argv.includes('--update'))
