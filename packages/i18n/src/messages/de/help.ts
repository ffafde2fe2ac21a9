import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Hilfe',
  lead: 'Antworten rund um Kauf, Lieferung, Schutz, Miete und dein Konto.',
  search: 'Hilfe durchsuchen',
  placeholder: 'Wobei brauchst du Hilfe?',
  find: 'Suchen',
  categories: 'Hilfethemen',
  all: 'Alle Hilfethemen',
  onThisPage: 'Auf dieser Seite',
  more: 'Mehr zu diesem Thema',
  updated: 'Aktualisiert am {date}',
  nothingTitle: 'Keine Antwort gefunden zu „{keyword}“',
  nothingText: 'Versuche ein anderes Wort oder sieh alle Themen durch.',
  contactTitle: 'Keine Antwort gefunden?',
  contactLead: 'Schreib uns. Ein Mensch liest es und antwortet.',
  preview: 'Vorschau auf Fassung {n}',
  previewText: 'Nur wer diese Adresse hat, sieht sie. Sie gilt eine Stunde.',
}
