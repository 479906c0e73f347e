import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from './auth-provider.tsx';

function Greeting() {
  return <p>{useAuth().user?.email}</p>;
}

// spec: 169 “useAuth must be used within an AuthProvider”
test('using the auth state outside its provider is an error', () => {
  expect(() => renderToStaticMarkup(<Greeting />)).toThrow('useAuth must be used within an AuthProvider');
});
