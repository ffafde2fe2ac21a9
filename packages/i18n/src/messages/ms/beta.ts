import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: 'Bantu kami uji ciri baharu',
  lead: 'Kami mencari pembeli dan pemain yang mahu mencuba ciri baharu lebih awal dan memberitahu pendapat mereka dengan jujur.',
  what: 'Apa yang anda buat',
  whatText:
    'Gunakan ciri baharu dengan akaun sebenar anda, kira-kira sejam sebulan, dan jawab beberapa soalan melalui mesej.',
  get: 'Apa yang anda dapat',
  getText: 'Akses awal kepada ciri baharu dan talian terus kepada pasukan yang membina kedai ini.',
  who: 'Siapa yang boleh sertai',
  whoText:
    'Sesiapa yang mempunyai akaun dan sekurang-kurangnya satu pesanan selesai. Anda boleh berhenti pada bila-bila masa.',
  join: 'Sertai dengan akaun saya',
  how: 'Pasukan kedai melihat nama samaran anda dalam senarai penguji dan boleh menjemput anda ke ujian melalui e-mel.',
  logIn: 'Log masuk untuk menyertai',
  needsOrder: 'Anda boleh menyertai sebaik sahaja satu pesanan anda selesai.',
  since: 'Anda menguji bersama kami sejak {date}.',
  leave: 'Berhenti menyertai',
  joined: 'Anda sudah menyertai. Terima kasih kerana menguji bersama kami!',
  left: 'Anda tidak lagi menguji bersama kami. Anda boleh kembali pada bila-bila masa.',
}
