import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
  title: 'Deine Cookie-Auswahl',
  text: 'Einige Cookies brauchen wir, damit der Shop funktioniert. Mit deiner Zustimmung merken wir uns außerdem, woher du gekommen bist, und laden Anmelde- und Übersetzungsdienste anderer Anbieter.',
  accept: 'Alle akzeptieren',
  decline: 'Nur das Nötige',
  more: 'Was das bedeutet',
  cookiesTitle: 'Cookies und deine Auswahl',
  cookiesLead: 'Was wir in deinem Browser ablegen, wozu und wie lange. Du kannst deine Auswahl hier jederzeit ändern.',
  cookiesNeeded: 'Immer nötig',
  cookiesNeededText:
    'Deine Sitzung, dein Warenkorb, Sprache, Währung, Zeitzone, eine zufällige Gerätekennung und deine Testgruppe. Die letzten beiden enden mit deinem Besuch, sofern du nicht mehr erlaubst. Ohne diese Cookies können wir dich weder angemeldet halten noch den richtigen Preis anzeigen.',
  cookiesMore: 'Nur mit deiner Zustimmung',
  cookiesMoreText:
    'Woher du gekommen bist (30 Tage und 360 Stunden), Gerätekennung und Testgruppe für ein Jahr, die Ein-Klick-Anmeldung von Google und die Seitenübersetzung. Nichts davon wird vor deiner Zustimmung geladen, und nie an der Kasse, bei der Anmeldung oder auf Kontoseiten.',
  cookiesNow:
    '{choice, select, all {Du hast allem zugestimmt.} essential {Du hast nur das Nötige gewählt.} other {Du hast noch nicht gewählt; verwendet wird nur das Nötige.}}',
}
