import type { Locale } from '@tradepost/i18n'
import { family, size } from '@tradepost/ui-kit/vars'
import { embeddedFaces } from './embedded-faces.ts'
import { fontSheet, latinSheet } from './font-sheets.ts'

/** A shop's typography: the fonts a text needs, the family, and the type scale as CSS lengths by name. */
export interface TypeSpecimen {
  faces: string
  family: string
  sizes: Readonly<Record<string, string>>
}

/** The typography for texts in some languages, for a page outside the shop. */
export function typeSpecimen(languages: readonly Locale[], text: string): TypeSpecimen {
  const sheets = [latinSheet(), ...languages.flatMap((locale) => fontSheet(locale) ?? [])]
  return { faces: sheets.map((sheet) => embeddedFaces(sheet, text)).join('\n'), family: family.text, sizes: size }
}
