import type {
  AreaBrandCategories,
  AreaBrands,
  AreaCategories,
  AreaComments,
  AreaContent,
  AreaHeader,
  AreaImage,
  AreaText,
} from '@tradepost/contract'
import { areaType, terminalType } from '@tradepost/contract/constants'
import { areaList } from '../page/area-list.ts'

/** The areas of a home page. A missing area is not shown. */
export interface HomeAreas {
  banner?: AreaImage
  hotGames?: AreaBrands
  text?: AreaText
  content?: AreaContent
  header?: AreaHeader
  rotation?: AreaImage
  hotCategories?: AreaCategories
  comments?: AreaComments
  brandCategories?: AreaBrandCategories
}

type Slot = { name: keyof HomeAreas; list: string }
const commonSlots: Record<number, Slot> = {
  [areaType.rotation]: { name: 'rotation', list: 'images' },
  [areaType.hotCategory]: { name: 'hotCategories', list: 'categories' },
  [areaType.comment]: { name: 'comments', list: 'comments' },
}
const slots: Record<1 | 2, Record<number, Slot>> = {
  [terminalType.pc]: {
    ...commonSlots,
    [areaType.pcOldHomeHeader]: { name: 'header', list: 'links' },
    [areaType.pcHomeImage]: { name: 'banner', list: 'images' },
    [areaType.pcHomeHotBrandCategory]: { name: 'brandCategories', list: 'entries' },
    [areaType.pcHomeText]: { name: 'text', list: 'blocks' },
  },
  [terminalType.h5]: {
    ...commonSlots,
    [areaType.h5HomeImage]: { name: 'banner', list: 'images' },
    [areaType.h5HotGame]: { name: 'hotGames', list: 'brands' },
    [areaType.h5HomeText]: { name: 'text', list: 'blocks' },
    [areaType.h5CommonContent]: { name: 'content', list: 'articles' },
  },
}

/** The area types to request for a terminal (decision X-37). The shell requests the type of the footer. */
export const areaTypesOf = (terminal: 1 | 2): number[] => Object.keys(slots[terminal]).map((type) => Number(type))

/** The areas of the site configuration for this terminal's home page. */
export function homeAreas(configs: readonly { areaType: number; jsonData: string }[], terminal: 1 | 2): HomeAreas {
  const areas: Record<string, unknown> = {}
  for (const { areaType: type, jsonData } of configs) {
    const slot = slots[terminal][type]
    const value = slot && areaList(jsonData, slot.list)
    if (value) areas[slot.name] = value
  }
  return areas as HomeAreas
}
