import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: 'Teste mit uns, was als Nächstes kommt',
  lead: 'Wir suchen Käufer und Spieler, die Neues vor allen anderen ausprobieren und uns ehrlich sagen, was sie davon halten.',
  what: 'Was du tust',
  whatText:
    'Neues mit deinem echten Konto nutzen, etwa eine Stunde im Monat, und ein paar Fragen per Nachricht beantworten.',
  get: 'Was du bekommst',
  getText: 'Frühen Zugang zu allem Neuen und einen direkten Draht zu den Menschen hinter dem Shop.',
  who: 'Wer mitmachen kann',
  whoText: 'Alle mit einem Konto und mindestens einer abgeschlossenen Bestellung. Aufhören kannst du jederzeit.',
  join: 'Mit meinem Konto mitmachen',
  how: 'Das Team des Shops sieht deinen Nicknamen in der Liste der Tester und kann dich per E-Mail zu einem Test einladen.',
  logIn: 'Anmelden und mitmachen',
  needsOrder: 'Du kannst mitmachen, sobald eine deiner Bestellungen abgeschlossen ist.',
  since: 'Du testest seit {date} mit.',
  leave: 'Nicht mehr mitmachen',
  joined: 'Du bist dabei. Danke, dass du mit uns testest!',
  left: 'Du testest nicht mehr mit. Du kannst jederzeit zurückkommen.',
}
