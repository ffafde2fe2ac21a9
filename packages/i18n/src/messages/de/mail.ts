import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Dein Bestätigungscode für {company}',
  codeLogin: 'Melde dich mit diesem Code an:',
  codeRegister: 'Willkommen! Mit diesem Code erstellst du dein Konto:',
  codeReset: 'Mit diesem Code legst du ein neues Passwort fest:',
  codeBind: 'Mit diesem Code bestätigst du deine E-Mail-Adresse:',
  codeUnbind: 'Mit diesem Code entfernst du deine E-Mail-Adresse:',
  codeValid: 'Der Code ist {minutes, plural, one {# Minute} other {# Minuten}} gültig und funktioniert einmal.',
  codeIgnore: 'Hast du ihn nicht angefordert, brauchst du nichts zu tun. Wir fragen dich nie nach diesem Code.',
  passwordChangedSubject: 'Dein Passwort wurde geändert',
  passwordChangedBody:
    'Das Passwort deines Kontos bei {company} wurde soeben geändert, andere Geräte wurden abgemeldet.',
  sessionReuseSubject: 'Zum Schutz deines Kontos haben wir dich abgemeldet',
  sessionReuseBody:
    'Eine alte Sitzung deines Kontos bei {company} wurde noch einmal verwendet. Sie könnte kopiert worden sein, deshalb haben wir sie auf allen betroffenen Geräten beendet. Bitte melde dich neu an.',
  emailChangedSubject: 'Die E-Mail-Adresse deines Kontos wurde geändert',
  emailChangedBody:
    'Die E-Mail-Adresse deines Kontos bei {company} wurde gerade geändert oder entfernt, andere Geräte wurden abgemeldet.',
  identityLinkedSubject: 'Eine neue Anmeldemethode wurde hinzugefügt',
  identityLinkedBody: 'Mit deinem Konto bei {company} wurde gerade eine neue Anmeldemethode verknüpft.',
  loginAttackSubject: 'Jemand probiert Passwörter für dein Konto',
  loginAttackBody:
    'Für dein {company}-Konto wurden heute viele falsche Passwörter probiert. Wo du dich schon einmal angemeldet hast, geht das wie immer; anderswo fragen wir dich vielleicht nach einem Code, den wir dir per E-Mail schicken.',
  factorAddedSubject: 'Anmeldung in zwei Schritten eingeschaltet',
  factorAddedBody:
    'Eine Authenticator-App wurde gerade mit deinem Konto bei {company} verbunden. Wer sich zum Arbeiten anmeldet, braucht jetzt auch ihren Code.',
  factorRemovedSubject: 'Anmeldung in zwei Schritten ausgeschaltet',
  factorReducedSubject: 'Deine Anmeldung in zwei Schritten wurde geändert',
  factorReducedBody:
    'Eine Authenticator-App oder ein Passkey deines Kontos bei {company} wurde gerade entfernt, und andere Geräte wurden abgemeldet. Die Anmeldung in zwei Schritten bleibt eingeschaltet.',
  factorRemovedBody:
    'Der letzte zweite Schritt deines Kontos bei {company} wurde gerade entfernt, und andere Geräte wurden abgemeldet.',
  passkeyAddedSubject: 'Ein Passkey wurde hinzugefügt',
  passkeyAddedBody:
    'Zu deinem Konto bei {company} wurde gerade ein Passkey hinzugefügt. Bei der Anmeldung zur Arbeit wird er verlangt oder statt seiner ein Code.',
  recoveryCodeUsedSubject: 'Ein Ersatzcode wurde benutzt',
  recoveryCodeUsedBody:
    'Gerade hat sich jemand mit einem deiner Ersatzcodes bei deinem Konto von {company} angemeldet.',
  notYou: 'Warst du das nicht, setze dein Passwort jetzt zurück.',
  memberInvitedSubject: '{name} lädt dich ins Team ein',
  memberInvitedBody:
    'Du bist eingeladen, bei {company} mit {name} zu arbeiten. Melde dich mit dieser E-Mail-Adresse an oder erstelle ein Konto und nimm dann die Einladung an.',
  memberInvitedOnce:
    'Der Link gilt nur für {email}, funktioniert einmal und ist {days, plural, one {# Tag} other {# Tage}} gültig. Wenn du ihn nicht erwartest, kannst du diese Nachricht ignorieren.',
  memberInvitedLink: 'Einladung annehmen',
  footer: 'Gesendet von {company}. Bitte antworte nicht auf diese Nachricht.',
  deliverySubject: 'Deine Bestellung ist da: {title}',
  deliveryIntro: 'Danke für deine Bestellung {orderId}. Das hast du gekauft: {title}',
  deliveryLogin: 'Anmeldename',
  deliveryPassword: 'Passwort',
  deliveryEmail: 'E-Mail',
  deliveryCode: 'Code',
  deliveryNote: 'Details',
  deliveryOutro:
    'Prüfe bitte, ob alles funktioniert, und bestätige dann den Erhalt in deinem Konto. Behalte diese Daten für dich; wir fragen nie danach.',
  deliveryLink: 'Bestellung öffnen',
  passActiveSubject: 'Dein Family Game PASS ist aktiv',
  passActiveBody: 'Dein Family Game PASS läuft bis {until}. Vielen Dank!',
  passFailedSubject: 'Wir konnten deinen Family Game PASS nicht verlängern',
  passFailedBody:
    'Deine Karte wurde nicht belastet. Wir versuchen es bis {until} erneut; du kannst auch selbst zahlen oder die Verlängerung in deinem Konto abschalten.',
  passLink: 'Meine Mitgliedschaft öffnen',
  releaseAlertSubject: 'Wieder frei: {title}',
  releaseAlertBody: 'Der Account, auf den du gewartet hast, kann wieder gemietet werden: {title}',
  priceAlertSubject: 'Jetzt {price}: {title}',
  priceAlertBody: 'Ein Angebot, das du beobachtest, liegt unter deinem Preis. Es kostet jetzt {price}: {title}',
  alertOnce: 'Du hast uns darum gebeten. Wir schreiben dir nur dieses eine Mal; reserviert ist nichts für dich.',
  alertLink: 'Angebot öffnen',
  alertUnsubscribe: 'E-Mails dieser Art abbestellen',
  receiptSubject: 'Deine Zahlung über {amount} ist angekommen',
  receiptBody: 'Vielen Dank! Wir haben {amount} für deinen Einkauf {purchaseId} erhalten:',
  receiptLink: 'Meine Bestellungen ansehen',
  orderPaidSubject: 'Du hast verkauft: {title}',
  orderPaidBody:
    'Die Bestellung {orderId} über {amount} ist bezahlt. Was wir selbst liefern, ist unterwegs; alles andere wartet im Verkäuferbereich auf dich.',
  rentalEndingSubject: 'Deine Miete endet in 24 Stunden: {title}',
  rentalEndingBody:
    'Die Miete aus der Bestellung {orderId} endet in 24 Stunden. Bitte bring zu Ende, was du gerade spielst, und melde dich rechtzeitig vom Account ab.',
  declaredFailedSubject: 'Bitte von Hand liefern: {title}',
  declaredFailedBody:
    'Dein Programm hat nicht alle Einheiten der Bestellung {orderId} geliefert. Bitte liefere das Fehlende bis {until} von Hand. Die Antworten deines Programms stehen im Verkäuferbereich unter API-Zugang.',
  unitWaitingSubject: 'Ein Account wartet auf neue Zugangsdaten: {title}',
  unitWaitingBody:
    'Die Miete aus der Bestellung {orderId} ist vorbei. Bitte ändere das Passwort des Accounts und trage die neuen Zugangsdaten im Verkäuferbereich ein; bis dahin kann ihn niemand mieten.',
  refundAutomaticSubject: 'Dein Geld ist auf dem Weg zurück: {title}',
  refundAutomaticBody:
    'Der Verkäufer hat deinen Erstattungsantrag zur Bestellung {orderId} nicht innerhalb von 48 Stunden beantwortet. {amount} sind auf dem Weg zurück zu deiner Zahlungsart.',
  refundMissedSubject: 'Ohne deine Antwort erstattet: {title}',
  refundMissedBody:
    'Der Erstattungsantrag zur Bestellung {orderId} blieb 48 Stunden ohne Antwort. Deshalb gingen {amount} automatisch an den Käufer zurück.',
  refundAskedSubject: 'Ein Käufer beantragt eine Erstattung: {title}',
  refundAskedBody:
    'Bitte antworte innerhalb von 48 Stunden auf den Erstattungsantrag zur Bestellung {orderId}; ohne Antwort gehen {amount} automatisch an den Käufer zurück.',
  refundAcceptedSubject: 'Dein Erstattungsantrag wurde angenommen: {title}',
  refundAcceptedBody:
    'Der Verkäufer hat deiner Erstattung zur Bestellung {orderId} zugestimmt. {amount} sind auf dem Weg zurück zu deiner Zahlungsart.',
  partOfferedSubject: 'Der Verkäufer bietet einen Teil des Preises zurück: {title}',
  partOfferedBody:
    'Der Verkäufer hat die volle Erstattung der Bestellung {orderId} abgelehnt und bietet {amount} zurück. Du kannst das auf der Seite deiner Bestellung annehmen oder einen Streitfall eröffnen.',
  partRefundedSubject: 'Ein Teil des Preises geht an den Käufer zurück: {title}',
  partRefundedBody:
    '{amount} der Bestellung {orderId} gehen an den Käufer zurück. Der Verkäufer erhält den Rest, und die Bestellung ist abgeschlossen.',
  refundRefusedSubject: 'Dein Erstattungsantrag wurde abgelehnt: {title}',
  refundRefusedBody:
    'Der Verkäufer hat die Erstattung zur Bestellung {orderId} abgelehnt. Du hast 72 Stunden Zeit, den Fall unserem Kundenservice vorzulegen.',
  disputeAnsweredSubject: 'Der Verkäufer hat auf deinen Streitfall geantwortet: {title}',
  disputeAnsweredBody:
    'Die Stellungnahme des Verkäufers zu Bestellung {orderId} steht auf der Seite deiner Bestellung. Der Kundendienst prüft beide Seiten und entscheidet.',
  disputeOpenedSubject: 'Ein Streitfall wurde eröffnet: {title}',
  disputeOpenedBody:
    'Unser Kundenservice prüft die Bestellung {orderId} und entscheidet. Bis dahin werden {amount} zurückgehalten. Bitte schreib in den Chat zur Bestellung, was weiterhilft.',
  disputeRefundSubject: 'Der Streitfall ist entschieden: {title}',
  disputeRefundBody:
    'Unser Kundenservice hat den Streitfall zur Bestellung {orderId} zugunsten des Käufers entschieden. {amount} werden erstattet.',
  disputeSellerSubject: 'Der Streitfall ist entschieden: {title}',
  disputeSellerBody:
    'Unser Kundenservice hat den Streitfall zur Bestellung {orderId} zugunsten des Verkäufers entschieden. Die Bestellung gilt als erhalten.',
  claimPaidSubject: 'Dein Versicherungsfall wurde angenommen: {title}',
  claimPaidBody:
    'Die Diebstahlversicherung zahlt für die Bestellung {orderId}. {amount} sind auf dem Weg zurück zu deiner Zahlungsart.',
  claimRefusedSubject: 'Dein Versicherungsfall wurde abgelehnt: {title}',
  claimRefusedBody:
    'Wir haben deinen Versicherungsfall zur Bestellung {orderId} geprüft und konnten ihn nicht annehmen. Den Grund findest du bei der Bestellung.',
  sellerDeliveredSubject: 'Dein Verkäufer hat geliefert: {title}',
  sellerDeliveredBody:
    'Dein Verkäufer hat die Bestellung {orderId} geliefert. Die Daten findest du in deinem Konto, bei der Bestellung und im Chat dazu.',
  confirmUntil:
    'Bitte prüfe alles und bestätige den Erhalt. Sagst du bis {until} nichts, gilt die Bestellung als erhalten und der Verkäufer wird bezahlt.',
  confirmSoonSubject: 'Ist mit deiner Bestellung alles in Ordnung? {title}',
  confirmSoonBody:
    'Die Bestellung {orderId} gilt am {until} als erhalten, und der Verkäufer wird bezahlt. Stimmt etwas nicht, beantrage bitte vorher eine Erstattung.',
  answerSoonSubject: 'Ein Erstattungsantrag wartet auf deine Antwort: {title}',
  answerSoonBody:
    'Bitte beantworte den Erstattungsantrag zur Bestellung {orderId} bis {until}; ohne Antwort gehen {amount} automatisch zurück.',
  disputeSoonSubject: 'Die Frist für einen Streitfall läuft ab: {title}',
  disputeSoonBody:
    'Dein Erstattungsantrag zur Bestellung {orderId} wurde abgelehnt. Bis {until} kannst du den Fall unserem Kundenservice vorlegen; danach ist er abgeschlossen.',
  lowStockSubject: 'Der Bestand geht zur Neige: {title}',
  lowStockBody: 'Noch verfügbar: {count}. Fülle den Tresor dieses Angebots auf, bevor es ausverkauft ist.',
  unitClaimedSubject: 'Ein Käufer meldet, dass eine Einheit nicht funktioniert: {title}',
  unitClaimedBody:
    'Der Käufer der Bestellung {orderId} meldet, dass eine gelieferte Einheit nicht funktioniert. Ersetze sie, erstatte ihren Preis oder lehne bis {until} ab; danach kann der Käufer einen Streitfall eröffnen.',
  unitClaimSoonSubject: 'Eine gemeldete Einheit wartet auf deine Antwort: {title}',
  unitClaimSoonBody: 'Bitte antworte bis {until} auf die Meldung zu einer Einheit der Bestellung {orderId}.',
  unitClaimMissedSubject: 'Die Frist für eine Meldung ist abgelaufen: {title}',
  unitClaimMissedBody:
    'Du hast auf die Meldung zu einer Einheit der Bestellung {orderId} nicht geantwortet. Der Käufer kann jetzt einen Streitfall eröffnen. Du kannst die Einheit noch in deinem Tresor ersetzen.',
  unitClaimWithdrawnSubject: 'Der Käufer hat eine Meldung zurückgezogen: {title}',
  unitClaimWithdrawnBody: 'Die Einheit der Bestellung {orderId} funktioniert doch. Du musst nicht antworten.',
  unitRefundedSubject: 'Der Preis einer Einheit geht an dich zurück: {title}',
  unitRefundedBody: '{amount} der Bestellung {orderId} gehen an dich zurück, weil eine Einheit nicht funktionierte.',
  unitClaimRefusedSubject: 'Der Verkäufer hat deine Meldung abgelehnt: {title}',
  unitClaimRefusedBody:
    'Der Verkäufer sagt, dass die Einheit der Bestellung {orderId} funktioniert. Bist du anderer Meinung, eröffne bis {until} einen Streitfall.',
  unitClaimUnansweredSubject: 'Der Verkäufer hat auf deine Meldung nicht geantwortet: {title}',
  unitClaimUnansweredBody:
    'Der Verkäufer hat auf deine Meldung zu einer Einheit der Bestellung {orderId} nicht rechtzeitig geantwortet. Du kannst bis {until} einen Streitfall eröffnen; danach wird die Bestellung abgeschlossen.',
  planFailedSubject: 'Eine geplante Änderung wurde nicht ausgeführt: {title}',
  planFailedBody:
    'Die für {until} geplante Änderung war nicht möglich. Auf der Seite der geplanten Änderungen steht der Grund.',
  planFailedLink: 'Geplante Änderungen',
  unitReplacedSubject: 'Ersatz für deine Bestellung: {title}',
  unitReplacedBody:
    'Der Verkäufer hat einen Teil der Bestellung {orderId} ersetzt, der nicht funktionierte. Öffne die Bestellung, um die neuen Daten zu sehen; sie werden nicht per E-Mail verschickt.',
  deliverSoonSubject: 'Eine Lieferung ist bald fällig: {title}',
  deliverSoonBody: 'Bitte liefere die Bestellung {orderId} bis {until}. Eine späte Lieferung steht in deiner Bilanz.',
  passNotRenewedSubject: 'Dein Family Game PASS wird nicht verlängert',
  passNotRenewedBody:
    'Der Family Game PASS wird zurzeit nicht verkauft. Deiner läuft bis {until}. Er wird nicht verlängert, und nichts wird abgebucht.',
  passEndingSubject: 'Dein Family Game PASS endet bald',
  passEndingBody:
    'Dein Family Game PASS endet am {until} und verlängert sich nicht von selbst. Du kannst ihn in deinem Konto verlängern.',
  passRenewingSubject: 'Dein Family Game PASS verlängert sich bald',
  passRenewingBody:
    'Dein Family Game PASS läuft bis {until}. Einen Tag vorher belasten wir deine Karte; du kannst die Verlängerung in deinem Konto abschalten.',
  unreadSubject: '{name} hat dir geschrieben',
  unreadBody:
    'Du hast eine ungelesene Nachricht von {name}. Bis du sie gelesen hast, schreiben wir dir nur dieses eine Mal.',
  unreadLink: 'Chat öffnen',
  complaintRefusedSubject: 'Deine Beschwerde zur Miete ist beantwortet: {title}',
  complaintRefusedBody:
    'Wir haben deine Beschwerde zur Miete der Bestellung {orderId} geprüft und konnten sie nicht annehmen. Den Grund findest du bei der Bestellung.',
  ticketReceivedSubject: 'Wir haben deine Anfrage {number} erhalten',
  ticketReceivedBody:
    'Ein Mensch liest sie und antwortet dir per E-Mail. Der Button führt zu deiner Anfrage; dort kannst du noch etwas schreiben.',
  ticketAnswerSubject: 'Antwort auf deine Anfrage {number}',
  ticketSolvedBody:
    'Wir haben deine Anfrage als gelöst vermerkt. Falls sie es nicht ist, schreib noch einmal, dann machen wir weiter.',
  ticketLink: 'Anfrage öffnen',
  restDueSubject: 'Es fehlen noch Stücke: {title}',
  restDueBody:
    'Der Vorrat reichte nicht, deshalb wurde die Bestellung {orderId} nur teilweise geliefert (es fehlen: {pieces}). Bitte liefere den Rest bis {until} oder erstatte ihn. Danach geht sein Preis automatisch an den Käufer zurück.',
  restSoonSubject: 'Fehlende Stücke sind bald fällig: {title}',
  restSoonBody:
    'Der Bestellung {orderId} fehlen noch Stücke (es fehlen: {pieces}). Sind sie bis {until} nicht geliefert, geht ihr Preis automatisch an den Käufer zurück.',
  restOverdueSubject: 'Fehlende Stücke wurden erstattet: {title}',
  restOverdueBody:
    '{amount} der Bestellung {orderId} gingen an den Käufer zurück, weil Stücke nicht rechtzeitig geliefert wurden (es fehlten: {pieces}).',
  restRefundedSubject: 'Geld zurück für das, was fehlte: {title}',
  restRefundedBody:
    '{amount} der Bestellung {orderId} sind auf dem Weg zurück dorthin, von wo du bezahlt hast, weil nicht alles geliefert wurde (es fehlten: {pieces}).',
  restUntil: 'Der Verkäufer hat bis {until} Zeit, den Rest zu liefern. Was dann fehlt, wird dir automatisch erstattet.',
  sellerCancelledSubject: 'Der Verkäufer kann nicht liefern: {title}',
  sellerCancelledBody:
    'Der Verkäufer kann die Bestellung {orderId} nicht liefern und hat sie beendet. {amount} sind auf dem Weg dorthin zurück, von wo du bezahlt hast.',
  wordsGoneSubject: 'Deine Worte zu „{title}“ werden nicht mehr gezeigt',
  wordsGoneBody:
    '{part, select, reply {Deine Antwort auf die Bewertung wird nicht mehr gezeigt.} other {Deine Bewertung wird ohne ihre Worte gezeigt. Ihre Punktzahl bleibt und zählt.}} Wenn das falsch ist, schreib uns: Wir können die Worte wieder zeigen.',
  betaWhy: 'Du bekommst diese Mail, weil du neue Funktionen mit uns testest. Du kannst jederzeit aufhören: {address}',
  betaLink: 'Test öffnen',
  replacedByStaffSubject: 'Der Support hat Ware deiner Bestellung ersetzt: {title}',
  replacedByStaffBody:
    'Der Kundendienst hat dir in Bestellung {orderId} ein anderes Stück anstelle eines fehlerhaften gegeben. Öffne die Bestellung, um es zu sehen. Der Preis bleibt gleich. Der Grund:',
  replacementAskedSubject: 'Wir haben um Ersatz für deine Bestellung gebeten: {title}',
  replacementAskedBody:
    'Der Kundendienst hat den Verkäufer um Ersatz in Bestellung {orderId} gebeten. Deine Rechte an dieser Bestellung bleiben, wie sie sind. Der Grund:',
  staffReplacedSubject: 'Der Support hat ein Stück deines Verkaufs ersetzt: {title}',
  staffReplacedBody:
    'Der Kundendienst hat ein Stück aus deinem Vorrat genommen, um ein fehlerhaftes in Bestellung {orderId} zu ersetzen. Das alte bleibt als ersetzt gespeichert. Am Geld der Bestellung ändert sich nichts. Der Grund:',
  replacementWantedSubject: 'Eine Bestellung braucht Ersatz: {title}',
  replacementWantedBody:
    'Ware der Bestellung {orderId} funktioniert nicht. Bitte gib dem Käufer ein anderes Stück: Fülle deinen Vorrat und ersetze es auf der Seite der Bestellung, oder schreibe dem Käufer. Bis dahin kann er einen Streitfall eröffnen. Der Kundendienst schreibt:',
  partGivenSubject: 'Der Verkäufer gibt einen Teil des Preises zurück: {title}',
  partGivenBody:
    '{amount} der Bestellung {orderId} sind auf dem Weg zurück dorthin, von wo du bezahlt hast. Die Bestellung geht mit dem Rest weiter.',
  messageActSubject: 'Zu einer Nachricht in deinem Gespräch mit {name}',
  messageAct:
    '{act, select, hide {Wir haben eine Nachricht dieses Gesprächs entfernt. Keiner von euch sieht sie oder ihre Dateien noch.} restore {Wir zeigen eine Nachricht dieses Gesprächs wieder, die wir entfernt hatten.} warned {Eine Nachricht von dir verstößt gegen unsere Regeln. Bitte halte sie ein: Konten, die das nicht tun, schließen wir.} warn {Wir haben uns eine Nachricht angesehen, die du gemeldet hast, und den Verfasser verwarnt.} other {Eine Nachricht dieses Gesprächs wurde gemeldet. Wir haben sie uns angesehen, und sie bleibt.}}',
  messageReason:
    'Grund: {reason, select, insult {Beleidigung oder Drohung} personal_data {Persönliche Daten} advertisement {Werbung} off_platform {Handel außerhalb des Shops} illegal {Rechtswidriger Inhalt} other {Anderer Grund}}',
  messageMine: 'Du hast sie geschrieben. Wenn du das für falsch hältst, schreib uns.',
  deliveryFiles:
    '{count, plural, one {# Datei liegt bereit: Lade sie auf der Seite deiner Bestellung herunter.} other {# Dateien liegen bereit: Lade sie auf der Seite deiner Bestellung herunter.}}',
  chargebackOpenedSubject: 'Die Bank des Käufers fordert Geld zurück: {title}',
  chargebackOpenedBody:
    'Der Käufer hat die Zahlung der Bestellung {orderId} bei seiner Bank angefochten: eine Rückbuchung über {amount}. Wir antworten der Bank, und sie entscheidet.',
  chargebackWaits:
    'Bis die Bank entscheidet, ruht die Bestellung: Bitte liefere nichts mehr, und es wird nichts dafür ausgezahlt. Entscheidet die Bank für den Käufer, wird die Bestellung erstattet und du bekommst nichts dafür.',
  chargebackAtRisk:
    'Die Bestellung ist abgeschlossen, und dein Anteil bleibt vorerst bei dir. Entscheidet die Bank für den Käufer, ziehen wir ihn von deinem Guthaben ab, und wo das nicht reicht, von deiner Reserve.',
  chargebackWonSubject: 'Die Bank hat für den Shop entschieden: {title}',
  chargebackWonBody:
    'Die Rückbuchung über {amount} zur Bestellung {orderId} ist erledigt: Die Zahlung bleibt bestehen, und dir wird nichts abgezogen. Eine ruhende Bestellung geht weiter. Wartet sie auf dich, liefere oder antworte bitte jetzt.',
  chargebackLostSubject: 'Die Bank hat für den Käufer entschieden: {title}',
  chargebackLostBody: 'Die Bank hat dem Käufer {amount} aus der Zahlung der Bestellung {orderId} zurückgegeben.',
  chargebackRefunded: 'Die Bestellung ist erstattet, und du bekommst nichts dafür. Bitte liefere nichts mehr.',
  chargebackTaken: 'Von deinem Anteil haben wir {amount} aus deinem Guthaben und deiner Reserve zurückgenommen.',
  chargebackNothingTaken: 'Dir wird nichts abgezogen: Der Shop trägt es.',
  chargebackPaused:
    'Bis die Bank entscheidet, ruht die Bestellung: Bitte liefere nichts mehr. Dir wird davon nichts abgezogen.',
}
