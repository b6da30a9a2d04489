namespace UnityEngine
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Object.html</summary>
    public partial class Object
    {
    }
}
