import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Vorlagen',
  lead: 'Antworten, die du oft schreibst. {buyer}, {order} und {offer} werden durch Namen, Bestellnummer und Angebot der Unterhaltung ersetzt.',
  'new': 'Neue Vorlage',
  name: 'Titel',
  text: 'Wortlaut',
  save: 'Vorlage speichern',
  remove: 'Löschen',
  insert: 'Vorlage einfügen',
  none: 'Noch keine Vorlagen',
  'name-wrong': 'Bitte gib einen Titel mit höchstens {max} Zeichen ein',
  'text-wrong': 'Bitte gib einen Text mit höchstens {max} Zeichen ein',
  saved: 'Vorlage gespeichert.',
  removed: 'Vorlage gelöscht.',
  back: 'Zurück zu den Nachrichten',
  'remove-one': 'Vorlage {name} löschen',
  'remove-text': 'Sie ist dann endgültig weg. Gesendete Nachrichten bleiben.',
}
