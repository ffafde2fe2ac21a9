import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: 'Bantu kami menguji fitur baru',
  lead: 'Kami mencari pembeli dan pemain yang mau mencoba fitur baru lebih dulu dan memberi pendapat jujur.',
  what: 'Tugasmu',
  whatText:
    'Pakai fitur baru dengan akun aslimu, sekitar satu jam sebulan, lalu jawab beberapa pertanyaan lewat pesan.',
  get: 'Yang kamu dapat',
  getText: 'Akses lebih awal ke fitur baru dan jalur langsung ke tim pembuat toko ini.',
  who: 'Siapa yang bisa ikut',
  whoText: 'Semua yang punya akun dan minimal satu pesanan selesai. Kamu bisa berhenti kapan saja.',
  join: 'Ikut dengan akun saya',
  how: 'Tim toko melihat nama panggilanmu di daftar penguji dan dapat mengundangmu menguji lewat email.',
  logIn: 'Masuk untuk ikut',
  needsOrder: 'Kamu bisa ikut setelah satu pesananmu selesai.',
  since: 'Kamu ikut menguji sejak {date}.',
  leave: 'Berhenti ikut',
  joined: 'Kamu sudah ikut. Terima kasih sudah menguji bersama kami!',
  left: 'Kamu tidak lagi ikut menguji. Kamu bisa kembali kapan saja.',
}
