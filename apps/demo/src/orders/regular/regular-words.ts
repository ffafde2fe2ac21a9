import type { WrittenLanguage } from '../../tenant/tenants.ts'

/** Words that the demo regular and the sellers write to each other. */
export interface Words {
  question: string
  answer: string
  hurry: string
  soon: string
  review: string
  doesNotWork: string
  refused: string
  dispute: string
  wrongRegion: string
}

const words: Readonly<Record<WrittenLanguage, Words>> = {
  en: {
    question: 'Hi! Does this also work on an account from Canada?',
    answer: 'Hello! Yes, it works in every country. Delivery takes a few minutes.',
    hurry: 'Paid just now. I am online until midnight.',
    soon: 'Thanks! I am preparing it and write again within the hour.',
    review: 'The code worked at the first try and came within a minute. I buy here again.',
    doesNotWork: 'The store says that the code was already used. I attach nothing, the message is one line.',
    refused: 'The code was unused when I sent it. Please ask the store when it was redeemed.',
    dispute: 'The store says it was redeemed two days before I bought it. Please look at it.',
    wrongRegion: 'I chose the wrong region by mistake and have not opened it.',
  },
  de: {
    question: 'Hallo! Geht das auch mit einem Konto aus Österreich?',
    answer: 'Hallo! Ja, das geht in jedem Land. Die Lieferung dauert ein paar Minuten.',
    hurry: 'Gerade bezahlt. Ich bin bis Mitternacht online.',
    soon: 'Danke! Ich bereite alles vor und schreibe in einer Stunde wieder.',
    review: 'Der Code ging beim ersten Versuch und kam in einer Minute. Gerne wieder.',
    doesNotWork: 'Der Store sagt, der Code sei schon eingelöst. Es ist nur diese eine Zeile.',
    refused: 'Der Code war unbenutzt, als ich ihn geschickt habe. Frag bitte den Store, wann er eingelöst wurde.',
    dispute: 'Der Store sagt, er wurde zwei Tage vor meinem Kauf eingelöst. Bitte schaut euch das an.',
    wrongRegion: 'Ich habe aus Versehen die falsche Region gewählt und ihn nicht geöffnet.',
  },
  ar: {
    question: 'مرحبًا! هل يعمل هذا أيضًا على حساب من الإمارات؟',
    answer: 'أهلًا! نعم، يعمل في كل البلدان. يستغرق التسليم بضع دقائق.',
    hurry: 'دفعتُ للتو. أنا متصل حتى منتصف الليل.',
    soon: 'شكرًا! أجهّزه الآن وأكتب لك خلال ساعة.',
    review: 'عمل الرمز من أول محاولة ووصل خلال دقيقة. سأشتري من هنا مجددًا.',
    doesNotWork: 'يقول المتجر إن الرمز مستخدَم من قبل. الرسالة سطر واحد فقط.',
    refused: 'لم يكن الرمز مستخدَمًا حين أرسلته. اسأل المتجر من فضلك متى استُخدم.',
    dispute: 'يقول المتجر إنه استُخدم قبل شرائي بيومين. أرجو أن تنظروا في الأمر.',
    wrongRegion: 'اخترتُ المنطقة الخطأ سهوًا ولم أفتحه.',
  },
  ja: {
    question: 'こんにちは。日本以外のアカウントでも使えますか？',
    answer: 'こんにちは。はい、どの国でも使えます。数分でお届けします。',
    hurry: '今支払いました。0時まで起きています。',
    soon: 'ありがとうございます。準備中です。1時間以内にまたご連絡します。',
    review: '1分で届き、コードも一度で使えました。また利用します。',
    doesNotWork: 'ストアで「使用済み」と表示されます。表示はこの一行だけです。',
    refused: '送った時点では未使用でした。いつ使われたか、ストアに確認してください。',
    dispute: 'ストアによると、購入の2日前に使われていました。確認をお願いします。',
    wrongRegion: '間違って別の地域を選びました。まだ開封していません。',
  },
}

/** The words in the first language of a shop, else in English. */
export const wordsIn = (language: string): Words => words[language as WrittenLanguage] ?? words.en
