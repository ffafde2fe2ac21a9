import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Anfragen an den Support sehen',
  'may-answer': 'Anfragen an den Support beantworten',
  'may-template': 'Vorlagen für Antworten schreiben',
  'act-see': 'Hat eine Anfrage angesehen',
  'act-assign': 'Hat eine Anfrage zugeteilt',
  'act-answer': 'Hat eine Anfrage beantwortet',
  'act-note': 'Hat etwas zu einer Anfrage notiert',
  'act-state': 'Hat eine Anfrage gelöst oder wieder geöffnet',
  'act-merge': 'Hat eine Anfrage in eine andere verschoben',
  'act-save-template': 'Hat eine Vorlage für Antworten gespeichert',
  'act-remove-template': 'Hat eine Vorlage für Antworten gelöscht',
}
