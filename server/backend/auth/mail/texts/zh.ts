import type { MailTexts } from '../mail-wording.ts';

export const zh: MailTexts = {
  mails: {
    signup: {
      subject: '请确认你在 {site} 的邮箱地址',
      reason: '有人使用此邮箱地址注册了 {site}。',
      action: '确认邮箱地址',
    },
    invite: {
      subject: '邀请你加入 {site}',
      reason: '{site} 的管理员邀请你开设账户。',
      action: '接受邀请',
    },
    magiclink: {
      subject: '你的 {site} 登录链接',
      reason: '有人请求使用此邮箱地址登录 {site}。',
      action: '登录',
    },
    recovery: {
      subject: '为 {site} 设置新密码',
      reason: '有人为此邮箱地址在 {site} 的账户申请了新密码。',
      action: '设置新密码',
    },
    email_change: {
      subject: '请确认更改你在 {site} 的邮箱地址',
      reason: '{site} 的一个账户将把邮箱地址改为 {address}。',
      action: '确认更改',
    },
    reauthentication: {
      subject: '你的 {site} 验证码',
      reason: '有人登录了你的 {site} 账户，并申请验证码以更改重要设置。',
    },
    password_changed: {
      subject: '你的 {site} 密码已更改',
      reason: '你的 {site} 账户密码已更改，其他设备已退出登录。',
    },
    email_changed: {
      subject: '你在 {site} 的邮箱地址已更改',
      reason: '你的 {site} 账户邮箱地址现为 {address}。',
    },
    factor_added: {
      subject: '{site} 已开启两步验证',
      reason: '你的 {site} 账户已开启两步验证。',
    },
    factor_removed: {
      subject: '{site} 已移除两步验证',
      reason: '你的 {site} 账户已移除一种两步验证方式。',
    },
    deletion_requested: {
      subject: '你在 {site} 的账户即将被删除',
      reason:
        '你已申请删除你在 {site} 的账户及其全部内容。账户将于{date}被删除。在此之前，你可以登录并保留它。',
    },
    deletion_cancelled: {
      subject: '你在 {site} 的账户已保留',
      reason: '你在 {site} 的账户的删除已取消，没有丢失任何内容。',
    },
    account_deleted: {
      subject: '你在 {site} 的账户已被删除',
      reason: '按照你的要求，你在 {site} 的账户以及所有与你有关的记录均已删除。',
    },
  },
  orEnterCode: '或输入此验证码：',
  enterCode: '请输入此验证码：',
  lifetime: '仅可使用一次，有效期 {lifetime}。',
  ignore: '如非你本人操作，可忽略此邮件。',
  protect: '如非你本人操作，请立即设置新密码并退出其他设备。',
};
