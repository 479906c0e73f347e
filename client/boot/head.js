// Runs inline before the first paint of every page, so nothing flashes: theme, language direction and signed-in hint.
// Plain JavaScript on purpose: its exact text is hashed for the content security policy (dist/client/csp.json).
(function () {
  const root = document.documentElement;
  const isApp = root.hasAttribute('data-app');
  // A mail link may land on any public page; /auth is the page that completes a sign-in.
  if (!isApp && /[#&?](access_token|code|error|error_code)=/.test(location.hash + location.search)) {
    location.replace('/auth' + location.search + location.hash);
  }
  function readStorage() {
    try {
      const theme = localStorage.getItem('ledgerline.theme');
      if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
      else delete root.dataset.theme;
      const colours = localStorage.getItem('ledgerline.chart-colours');
      if (colours) root.dataset.chartColours = colours;
      root.toggleAttribute('data-signed-in', localStorage.getItem('ledgerline.auth') !== null);
      const language = isApp && localStorage.getItem('ledgerline.language');
      if (language && /^(en|es|fr|ar|zh|hi)$/.test(language)) {
        root.lang = language;
        root.dir = language === 'ar' ? 'rtl' : 'ltr';
      }
    } catch {
      // Storage is blocked: the system theme, the browser's language and the signed-out view are shown.
    }
  }
  readStorage();
  // A page that the back button brings back as it was may have been left signed out and in light.
  addEventListener('pageshow', function (event) {
    if (event.persisted) readStorage();
  });
})();
