import { createTheme, themeToCss } from '@tradepost/theme-from-theme-color'
import { createRoot } from 'react-dom/client'
import '../../src/global.css.ts'
import { storyElement, storyFiles, storyNames } from './stories.tsx'

const query = new URLSearchParams(location.search)
const only = query.get('only')?.split(',')
const root = document.documentElement
root.dir = query.get('dir') ?? 'ltr'
root.dataset.colorScheme = query.get('scheme') ?? 'light'

const theme = document.createElement('style')
theme.textContent = themeToCss(createTheme(`#${query.get('color') ?? '6d3bff'}`))
document.head.prepend(theme)

const shown = Object.entries(storyFiles).filter(([folder]) => !only || only.includes(folder))

createRoot(document.getElementById('main') ?? document.body).render(
  <div style={{ columns: '3 26rem', columnGap: '2rem', padding: '1.5rem' }}>
    {shown.map(([folder, file]) => (
      <section key={folder} aria-label={folder} style={{ breakInside: 'avoid', marginBlockEnd: '2rem' }}>
        {storyNames(file).map((name) => (
          <div key={name} data-story={`${folder}/${name}`} style={{ marginBlockEnd: '0.75rem' }}>
            {storyElement(file, name)}
          </div>
        ))}
      </section>
    ))}
  </div>,
)
