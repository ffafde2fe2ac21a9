import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'Deine Wahl zu Cookies',
  text: 'Einige Cookies brauchen wir, damit der Shop funktioniert. Mit deiner Zustimmung merken wir uns außerdem, woher du kamst, und laden Hilfen anderer Firmen zum Anmelden und Übersetzen.',
  accept: 'Alle annehmen',
  decline: 'Nur das Nötige',
  more: 'Was das bedeutet',
  cookiesTitle: 'Cookies und deine Wahl',
  cookiesLead: 'Was wir in deinem Browser ablegen, wozu und wie lange. Du kannst deine Wahl hier jederzeit ändern.',
  cookiesNeeded: 'Immer nötig',
  cookiesNeededText:
    'Deine Sitzung, dein Warenkorb, Sprache, Währung, Zeitzone, eine zufällige Gerätenummer und deine Testgruppe. Die letzten beiden enden mit deinem Besuch, sofern du nicht mehr erlaubst. Ohne diese kann der Shop dich weder angemeldet halten noch den richtigen Preis zeigen.',
  cookiesMore: 'Nur mit deiner Zustimmung',
  cookiesMoreText:
    'Woher du kamst (30 Tage und 360 Stunden), Gerätenummer und Testgruppe für ein Jahr, die Anmeldung per Fingertipp von Google und die Seitenübersetzung. Nichts davon wird vorher geladen, und nie auf Kasse, Anmeldung oder Kontoseiten.',
  cookiesNow:
    '{choice, select, all {Du hast allem zugestimmt.} essential {Du hast nur das Nötige gewählt.} other {Du hast noch nicht gewählt; verwendet wird nur das Nötige.}}',
  offlineTitle: 'Du bist offline',
  offlineText:
    'Diese Seite braucht eine Verbindung. Deine Bestellliste kannst du so lesen, wie sie beim letzten Öffnen war.',
  offlineOrders: 'Meine Bestellungen',
  offlineRetry: 'Erneut versuchen',
  landingTitle: 'Öffne deine Spielwelt',
  landingLead:
    'Ohne Mühsal ans Ziel: Accounts, Spielgeld, Gegenstände und geteilte Spiele von geprüften Verkäufern, bezahlt erst, wenn alles da ist.',
  landingStart: 'Spiel finden',
  landingJoin: 'Konto anlegen',
  landingHow: 'So geht es',
  landingOne: 'Aussuchen',
  landingOneText:
    'Vergleiche Verkäufer nach Preis, Bewertung und Lieferzeit. Der gezeigte Preis ist der Preis, den du zahlst.',
  landingTwo: 'Zu unseren Händen zahlen',
  landingTwoText: 'Wir verwahren dein Geld. Der Verkäufer sieht, dass es da ist, und liefert.',
  landingThree: 'Prüfen, dann bestätigen',
  landingThreeText:
    'Du bestätigst, sobald du hast, was du gekauft hast. Stimmt etwas nicht, bekommst du dein Geld zurück.',
  landingGames: 'Beginne mit diesen Spielen',
  landingWords: 'Was Käufer sagen',
  landingEvents: 'Gerade aktuell',
  eventTitle: '{brand}-Woche',
  eventLead: 'Alles zu {brand} an einem Ort: die besten Angebote jeder Art, gewählt nach Lieferung und Bewertung.',
  eventOf: 'Das Beste für {brand}: {category}',
  eventAll: 'Alle: {category}',
  eventNothing: 'Für dieses Spiel wird gerade nichts angeboten.',
  betaTitle: 'Teste mit uns, was als Nächstes kommt',
  betaLead:
    'Wir suchen Käufer und Spieler, die Neues vor allen anderen ausprobieren und uns ehrlich sagen, was sie davon halten.',
  betaWhat: 'Was du tust',
  betaWhatText:
    'Neues mit deinem echten Konto nutzen, etwa eine Stunde im Monat, und ein paar Fragen per Nachricht beantworten.',
  betaGet: 'Was du bekommst',
  betaGetText:
    'Frühen Zugang, einen direkten Draht zu den Menschen hinter dem Shop und Punkte für jeden brauchbaren Bericht.',
  betaWho: 'Wer mitmachen kann',
  betaWhoText: 'Alle mit einem Konto und mindestens einer abgeschlossenen Bestellung. Aufhören kannst du jederzeit.',
  betaJoin: 'Mit meinem Konto mitmachen',
  betaHow: 'Lege ein Konto an oder melde dich an; Einladungen zu Tests kommen in deine Nachrichten.',
  reviewsTitle: 'Was Käufer über {shop} sagen',
  reviewsLead:
    '{count, plural, =0 {Noch hat niemand eine Bewertung geschrieben.} one {Eine Bewertung eines Käufers nach abgeschlossener Bestellung.} other {# Bewertungen von Käufern, jede nach abgeschlossener Bestellung.}}',
  reviewsAverage: '{average} von 5',
  reviewsOf: 'zu {offer}',
}
