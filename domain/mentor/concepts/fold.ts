/** Without case, accents and the marks that are left out in typing; the vowels of Hindi stay. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Script=Inherited}|\u0640|\u093c/gu, '')
    .replaceAll(/[’'_-]/g, ' ')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ँ', 'ं');
}
