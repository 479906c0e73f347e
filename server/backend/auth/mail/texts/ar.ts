import type { MailTexts } from '../mail-wording.ts';

export const ar: MailTexts = {
  mails: {
    signup: {
      subject: 'أكّد بريدك الإلكتروني في {site}',
      reason: 'أُنشئ حساب في {site} بهذا البريد الإلكتروني.',
      action: 'تأكيد البريد الإلكتروني',
    },
    invite: {
      subject: 'دعوة إلى {site}',
      reason: 'يدعوك أحد مشرفي {site} إلى إنشاء حساب.',
      action: 'قبول الدعوة',
    },
    magiclink: {
      subject: 'رابط دخولك إلى {site}',
      reason: 'طُلب تسجيل الدخول إلى {site} بهذا البريد الإلكتروني.',
      action: 'تسجيل الدخول',
    },
    recovery: {
      subject: 'اختر كلمة مرور جديدة لحسابك في {site}',
      reason: 'طُلبت كلمة مرور جديدة للحساب المرتبط بهذا البريد الإلكتروني في {site}.',
      action: 'اختيار كلمة مرور جديدة',
    },
    email_change: {
      subject: 'أكّد تغيير بريدك الإلكتروني في {site}',
      reason: 'طُلب أن يصبح {address} هو البريد الإلكتروني لأحد الحسابات في {site}.',
      action: 'تأكيد التغيير',
    },
    reauthentication: {
      subject: 'رمز التحقق في {site}',
      reason: 'طُلب رمز من داخل حسابك في {site} لإجراء تغيير مهم.',
    },
    password_changed: {
      subject: 'تم تغيير كلمة مرورك في {site}',
      reason: 'تم تغيير كلمة مرور حسابك في {site} وتسجيل الخروج من الأجهزة الأخرى.',
    },
    email_changed: {
      subject: 'تم تغيير بريدك الإلكتروني في {site}',
      reason: 'أصبح البريد الإلكتروني لحسابك في {site} هو {address}.',
    },
    factor_added: {
      subject: 'تم تفعيل خطوة ثانية لحسابك في {site}',
      reason: 'أُضيفت خطوة ثانية إلى تسجيل الدخول إلى حسابك في {site}.',
    },
    factor_removed: {
      subject: 'أُزيلت خطوة ثانية من حسابك في {site}',
      reason: 'أُزيلت خطوة ثانية من تسجيل الدخول إلى حسابك في {site}.',
    },
    deletion_requested: {
      subject: 'سيُحذف حسابك في {site}',
      reason:
        'طلبت حذف حسابك في {site} مع كل ما فيه. سيُحذف في {date}. وحتى ذلك الحين يمكنك تسجيل الدخول والإبقاء على الحساب.',
    },
    deletion_cancelled: {
      subject: 'أُلغي حذف حسابك في {site}',
      reason: 'يبقى حسابك في {site} كما كان، ولم يُفقد شيء.',
    },
    account_deleted: {
      subject: 'حُذف حسابك في {site}',
      reason: 'كما طلبت، حُذف حسابك في {site} مع كل ما كان محفوظًا عنك.',
    },
  },
  orEnterCode: 'أو أدخل هذا الرمز:',
  enterCode: 'أدخل هذا الرمز:',
  lifetime: 'يُستخدم مرة واحدة، وتنتهي صلاحيته بعد {lifetime}.',
  ignore: 'إن لم تطلب ذلك، فتجاهل هذه الرسالة.',
  protect: 'إن لم تفعل ذلك بنفسك، فاختر كلمة مرور جديدة فورًا وسجّل الخروج من الأجهزة الأخرى.',
};
