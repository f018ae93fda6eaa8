// Shows and hides the password. Without this script the button never appears and the form works all the same.
for (const button of document.querySelectorAll('[data-shows]')) {
  const field = document.getElementById(button.dataset.shows);
  const label = button.querySelector('span');
  button.hidden = false;
  button.setAttribute('aria-controls', field.id);
  button.setAttribute('aria-label', 'パスワードを見る');
  button.addEventListener('click', () => {
    const shows = field.type === 'password';
    field.type = shows ? 'text' : 'password';
    label.textContent = shows ? '隠す' : '見る';
    button.setAttribute('aria-label', shows ? 'パスワードを隠す' : 'パスワードを見る');
  });
  // A password manager saves what is in a password field.
  field.form.addEventListener('submit', () => {
    field.type = 'password';
  });
}
