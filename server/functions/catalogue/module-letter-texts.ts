import type { Language } from '#domain/kernel/languages.ts';

/**
 * What the mail about further modules says in one language. `{site}`, `{course}`, `{modules}`, `{written}` and `{total}` stand
 * for what they name.
 */
type ModuleLetterTexts = {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  /** Before the address that ends these mails. */
  readonly why: string;
};

export const MODULE_LETTER_TEXTS: Readonly<Record<Language, ModuleLetterTexts>> = {
  en: {
    subject: 'New in {course}',
    text: 'What you asked about is ready:\n{modules}\n\nThat makes {written} of {total} modules. The lessons are in English.',
    action: 'Open the course',
    why: 'You get this mail because you asked {site} about further modules of {course}. To get no more of them, open:',
  },
  es: {
    subject: 'Novedades en «{course}»',
    text: 'Ya está listo lo que esperabas:\n{modules}\n\nCon esto hay {written} de {total} módulos listos. Las lecciones están en inglés.',
    action: 'Abrir el curso',
    why: 'Recibes este correo porque pediste a {site} que te avisara de nuevos módulos de «{course}». Para no recibir más, abre:',
  },
  fr: {
    subject: 'Du nouveau dans « {course} »',
    text: 'Ce que vous attendiez est prêt :\n{modules}\n\nCela fait {written} modules prêts sur {total}. Les leçons sont en anglais.',
    action: 'Ouvrir le cours',
    why: 'Vous recevez cet e-mail parce que vous avez demandé à {site} de vous prévenir des nouveaux modules de « {course} ». Pour ne plus en recevoir, ouvrez :',
  },
  ar: {
    subject: 'جديد في دورة «{course}»',
    text: 'ما كنت تنتظره صار جاهزًا:\n{modules}\n\nالوحدات الجاهزة حتى الآن: {written} من {total}. الدروس بالإنجليزية.',
    action: 'فتح الدورة',
    why: 'وصلتك هذه الرسالة لأنك طلبت من {site} إبلاغك بالوحدات الجديدة في دورة «{course}». لإيقاف هذه الرسائل افتح:',
  },
  zh: {
    subject: '《{course}》有新内容',
    text: '你关注的内容已上线：\n{modules}\n\n目前 {total} 个模块中已有 {written} 个可以学习。课程内容为英文。',
    action: '打开课程',
    why: '你收到这封邮件，是因为你请 {site} 在《{course}》有新模块时通知你。不想再收到，请打开：',
  },
  hi: {
    subject: '{course} में नए मॉड्यूल',
    text: 'आप जिसका इंतज़ार कर रहे थे, वह तैयार है:\n{modules}\n\nअब {total} में से {written} मॉड्यूल तैयार हैं। पाठ अंग्रेज़ी में हैं।',
    action: 'कोर्स खोलें',
    why: 'यह ईमेल आपको इसलिए मिला क्योंकि आपने {site} से {course} के नए मॉड्यूल की सूचना माँगी थी। आगे ऐसे ईमेल न पाने के लिए खोलें:',
  },
};
