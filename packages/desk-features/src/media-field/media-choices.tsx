import { useFormat, useT } from '@tradepost/i18n/react'
import * as css from './media-field.css.ts'
import { type MediaItem, mediaName } from './media-item.ts'

/** Pictures of the media library, each a button that chooses it. */
export function MediaChoices({ list, onChoose }: { list: readonly MediaItem[]; onChoose: (item: MediaItem) => void }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <ul className={css.choices}>
      {list.map((item) => {
        const name = mediaName(item) || t('media.unnamed', { date: instant(item.addedAt, 'dateTime') })
        return (
          <li key={item.id}>
            <button type="button" className={css.choice} onClick={() => onChoose(item)}>
              <img className={css.picture} src={item.url} alt="" width={240} height={180} loading="lazy" />
              <bdi className={css.name}>{name}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
