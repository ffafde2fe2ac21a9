import { type SeedArticle, text } from './article-kit.ts'

export const careArticles: readonly SeedArticle[] = [
  {
    topic: 'protection',
    texts: {
      en: text(
        'Refunds and disputes',
        'When money comes back, and who decides.',
        '- Before delivery you can ask for a refund at any time.',
        '- After delivery, tell the seller in the order first. The seller has 48 hours to solve it; without an answer you are refunded automatically.',
        '- If you disagree with the answer, open a dispute. Our service reads the chat and the proof of both sides and decides.',
        'Refunds go back to the card you paid with, usually within five working days.',
      ),
      de: text(
        'Erstattungen und Streitfälle',
        'Wann Geld zurückkommt und wer entscheidet.',
        '- Vor der Lieferung kannst du jederzeit eine Erstattung beantragen.',
        '- Nach der Lieferung sprich zuerst den Verkäufer in der Bestellung an. Er hat 48 Stunden; ohne Antwort wird automatisch erstattet.',
        '- Bist du nicht einverstanden, eröffne einen Streitfall. Unser Kundenservice liest Chat und Belege beider Seiten und entscheidet.',
        'Erstattungen gehen auf deine Karte zurück, meist in fünf Werktagen.',
      ),
      ar: text(
        'الاسترداد والنزاعات',
        'متى تعود الأموال ومن يقرر.',
        '- قبل التسليم يمكنك طلب الاسترداد في أي وقت.',
        '- بعد التسليم خاطب البائع في الطلب أولًا، وأمامه 48 ساعة، وإن لم يرد تُسترد أموالك تلقائيًا.',
        '- إن لم تقبل الرد فافتح نزاعًا، ويقرأ فريقنا المحادثة وأدلة الطرفين ثم يقرر.',
        'تعود المبالغ إلى البطاقة نفسها خلال خمسة أيام عمل عادةً.',
      ),
    },
  },
  {
    topic: 'protection',
    texts: {
      en: text(
        'What the seller marks mean',
        'Identity, deposit, indemnity, level and score.',
        '- Identity verified: our staff checked the seller’s identity. The shop shows the date.',
        '- Deposit: the seller has paid a deposit, which we hold apart until the seller stops selling.',
        '- Indemnity: the seller has agreed to compensate losses beyond the price. The shop shows the date.',
        '- Level: grows with orders, punctuality and reviews.',
        '- Performance score (beta): how orders ended and were reviewed, on a scale of 100.',
      ),
      de: text(
        'Was die Zeichen der Verkäufer bedeuten',
        'Identität, Kaution, Schadensersatz, Level und Leistungswert.',
        '- Identität geprüft: Unsere Mitarbeiter haben die Identität des Verkäufers geprüft. Der Shop zeigt, wann.',
        '- Kaution: Der Verkäufer hat eine Kaution bezahlt, die wir getrennt verwahren, bis er nicht mehr verkauft.',
        '- Schadensersatz zugesagt: Der Verkäufer ersetzt Schäden über den Preis hinaus. Der Shop zeigt, seit wann.',
        '- Level: steigt mit Bestellungen, Pünktlichkeit und Bewertungen.',
        '- Leistungswert (Beta): wie Bestellungen endeten und bewertet wurden, auf einer Skala bis 100.',
      ),
      ar: text(
        'معنى علامات البائع',
        'الهوية ووديعة الضمان والتعهّد بالتعويض والمستوى ودرجة الأداء.',
        '- الهوية موثقة: تحقق موظفونا من هوية البائع، ويعرض المتجر التاريخ.',
        '- وديعة الضمان: دفع البائع وديعة نحفظها منفصلة حتى يتوقف عن البيع.',
        '- التعهّد بالتعويض: تعهّد البائع بتعويض ما يزيد على السعر، ويعرض المتجر التاريخ.',
        '- المستوى: يرتفع مع الطلبات والالتزام بالمواعيد والتقييمات.',
        '- درجة الأداء (تجريبية): كيف انتهت الطلبات وقُيّمت، على مقياس من 100.',
      ),
    },
  },
  {
    topic: 'protection',
    texts: {
      en: text(
        'Reporting a seller',
        'What to report and what it earns you.',
        'Report anyone who asks you to pay elsewhere, shares stolen accounts or threatens you. Add screenshots and say in your own words what happened. Approved reports earn points.',
      ),
      de: text(
        'Einen Verkäufer melden',
        'Was du melden solltest und was du dafür bekommst.',
        'Melde alle, die dich woanders zahlen lassen wollen, gestohlene Accounts anbieten oder drohen. Füge Screenshots bei und beschreibe, was passiert ist. Bestätigte Meldungen bringen Punkte.',
      ),
      ar: text(
        'الإبلاغ عن بائع',
        'ما الذي تبلغ عنه وماذا تكسب.',
        'أبلغ عن كل من يطلب الدفع خارج الموقع أو يعرض حسابات مسروقة أو يهدد. أرفق لقطات واشرح ما حدث بكلماتك. البلاغات المقبولة تكسبك نقاطًا.',
      ),
    },
  },
  {
    topic: 'rental',
    texts: {
      en: text(
        'Renting an account for 14 days',
        'How rentals start, run and end.',
        'A rental gives you an account for 14 days from the moment you have paid. Prices start at 0.10 USD.',
        '- “Rent now” means free, “Renting” shows when it comes back, “Maintaining” shows when the check ends.',
        '- Do not change password, e-mail or items.',
        '- If the sign-in fails, complain within 30 minutes of ordering; after that the rental counts as received.',
      ),
      de: text(
        'Einen Account für 14 Tage mieten',
        'Wie Mieten beginnen, laufen und enden.',
        'Eine Miete gibt dir einen Account für 14 Tage ab der Zahlung. Preise beginnen bei 0.10 USD.',
        '- „Jetzt mieten“ heißt frei, „Vermietet“ zeigt, wann er zurückkommt, „In Wartung“, wann die Prüfung endet.',
        '- Passwort, E-Mail und Inhalt bleiben unverändert.',
        '- Klappt die Anmeldung nicht, reklamiere innerhalb von 30 Minuten nach der Bestellung; danach gilt die Miete als erhalten.',
      ),
      ar: text(
        'استئجار حساب 14 يومًا',
        'كيف يبدأ التأجير ويسير وينتهي.',
        'يمنحك التأجير حسابًا لمدة 14 يومًا من لحظة الدفع، وتبدأ الأسعار من 0.10 دولار.',
        '- «استأجر الآن» يعني متاح، و«مؤجَّر» يبيّن موعد عودته، و«قيد الصيانة» يبيّن انتهاء الفحص.',
        '- لا تغيّر كلمة المرور أو البريد أو العناصر.',
        '- إن فشل الدخول فاشتكِ خلال 30 دقيقة من الطلب، وبعدها يُعد مستلمًا.',
      ),
    },
  },
  {
    topic: 'rental',
    texts: {
      en: text(
        'G Coin',
        'Stored value for rentals, one to one with the US dollar.',
        'One G Coin is one US dollar. Topping up is free of fees. G Coin pays for rentals only; it cannot be withdrawn, refunded or sent to others, so top up what you mean to use.',
      ),
      de: text(
        'G Coin',
        'Guthaben für Mieten, eins zu eins mit dem US-Dollar.',
        'Ein G Coin ist ein US-Dollar. Aufladen kostet keine Gebühr. Mit G Coin bezahlst du nur Mieten; das Guthaben kann nicht ausgezahlt, erstattet oder an andere gesendet werden. Lade also nur auf, was du nutzen willst.',
      ),
      ar: text(
        'عملة G Coin',
        'رصيد للتأجير يساوي الدولار واحدًا بواحد.',
        'كل G Coin يساوي دولارًا أمريكيًا، والشحن بلا رسوم. يُستخدم للتأجير فقط ولا يُسحب ولا يُسترد ولا يُرسل لغيرك، فاشحن ما تنوي استخدامه.',
      ),
    },
  },
  {
    topic: 'membership',
    texts: {
      en: text(
        'Family Game PASS',
        'Thirty days of 200+ shared games on your PC.',
        'The PASS opens a library of more than 200 shared Steam games for 30 days through our Windows client.',
        '- New members try it free for 24 hours from the first sign-in to the client.',
        '- Auto-renewal is your choice and can be turned off at any time; it renews one day before the end.',
        '- One membership, one device at a time. macOS is not supported.',
        '- Invite friends: both of you earn free hours.',
        'An activated membership cannot be refunded.',
      ),
      de: text(
        'Family Game PASS',
        'Dreißig Tage über 200 geteilte Spiele auf deinem PC.',
        'Der PASS öffnet für 30 Tage eine Bibliothek mit über 200 geteilten Steam-Spielen über unseren Windows-Client.',
        '- Neue Mitglieder testen ab der ersten Anmeldung im Client 24 Stunden kostenlos.',
        '- Die automatische Verlängerung ist freiwillig und jederzeit abschaltbar; sie greift einen Tag vor Ablauf.',
        '- Eine Mitgliedschaft, immer nur ein Gerät gleichzeitig. macOS wird nicht unterstützt.',
        '- Lade Freunde ein: Ihr bekommt beide Gratisstunden.',
        'Eine aktivierte Mitgliedschaft wird nicht erstattet.',
      ),
      ar: text(
        'اشتراك Family Game PASS',
        'ثلاثون يومًا من أكثر من 200 لعبة مشتركة على حاسوبك.',
        'يفتح الاشتراك مكتبة تضم أكثر من 200 لعبة Steam مشتركة لمدة 30 يومًا عبر برنامجنا على ويندوز.',
        '- يجرّبه الأعضاء الجدد مجانًا 24 ساعة من أول دخول إلى البرنامج.',
        '- التجديد التلقائي اختياري ويمكن إيقافه في أي وقت، ويتم قبل يوم من الانتهاء.',
        '- اشتراك واحد على جهاز واحد في كل مرة، ولا يدعم macOS.',
        '- ادعُ أصدقاءك وتكسبان معًا ساعات مجانية.',
        'لا يُسترد الاشتراك بعد تفعيله.',
      ),
    },
  },
  {
    topic: 'account',
    texts: {
      en: text(
        'Points and coupons',
        'How points are earned and what they are for.',
        'Every confirmed order earns points. Your first order earns five times as many if you register and pay within 24 hours. Swap points for coupons on the page of your points. Coupons lower the price of an order before you pay; each can be used once.',
      ),
      de: text(
        'Punkte und Gutscheine',
        'Wie du Punkte sammelst und wofür sie gut sind.',
        'Jede bestätigte Bestellung bringt Punkte. Deine erste bringt das Fünffache, wenn du dich innerhalb von 24 Stunden registrierst und zahlst. Auf der Seite mit deinen Punkten tauschst du sie gegen Gutscheine. Gutscheine senken den Preis vor der Zahlung und gelten je einmal.',
      ),
      ar: text(
        'النقاط والقسائم',
        'كيف تُكسب النقاط وفيم تُستخدم.',
        'كل طلب مؤكد يكسبك نقاطًا، وطلبك الأول يكسب خمسة أضعاف إذا سجّلت ودفعت خلال 24 ساعة. استبدل النقاط بقسائم في صفحة نقاطك. القسائم تخفض سعر الطلب قبل الدفع وتُستخدم مرة واحدة.',
      ),
    },
  },
  {
    topic: 'account',
    texts: {
      en: text(
        'Keeping your own account safe',
        'Passwords, codes and messages that pretend to be us.',
        '- Use a password you use nowhere else.',
        '- We never ask for a code that was sent to you, not in chat and not by phone.',
        '- Links in our mails lead to this site only. If in doubt, type the address yourself.',
        '- Sign out everywhere from Security if something looks wrong.',
      ),
      de: text(
        'So bleibt dein Konto sicher',
        'Passwörter, Codes und Nachrichten, die sich als uns ausgeben.',
        '- Nutze ein Passwort, das du sonst nirgends verwendest.',
        '- Wir fragen nie nach einem Code, den du bekommen hast, weder im Chat noch am Telefon.',
        '- Links in unseren Mails führen nur auf diese Seite. Im Zweifel tippe die Adresse selbst.',
        '- Melde unter Sicherheit alle Geräte ab, wenn etwas seltsam ist.',
      ),
      ar: text(
        'حماية حسابك لدينا',
        'كلمات المرور والرموز والرسائل التي تنتحل صفتنا.',
        '- استخدم كلمة مرور لا تستخدمها في مكان آخر.',
        '- لا نطلب أبدًا رمزًا أُرسل إليك، لا في المحادثة ولا بالهاتف.',
        '- روابط رسائلنا تقود إلى هذا الموقع فقط، وعند الشك اكتب العنوان بنفسك.',
        '- سجّل الخروج من كل الأجهزة من صفحة الأمان إن رأيت ما يريبك.',
      ),
    },
  },
]
